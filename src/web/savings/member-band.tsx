import type { ReactNode } from 'react';
import { formatDate, formatMoney } from '#kernel/shared';
import { crops, posterUrl } from '#posters/shared';
import { plural } from '../catalogue/trip-words.ts';
import styles from './member-band.module.css';
import type { MemberSaving } from './member-saving.ts';

const NIGHT = posterUrl({ biome: 'savanna', motif: 'acacia', hour: 'night', seed: 2 }, 'night-band');
const PARTY = 2;

type MemberBandProps = { title: string; saving: MemberSaving; children: ReactNode };

/** What members save, worked out on a real departure. */
export function MemberBand({ title, saving, children }: MemberBandProps) {
  const { trip, currency, cents, savingCents } = saving;
  const money = (amount: number) => formatMoney({ cents: amount, currency });
  return (
    <section className={styles.band}>
      <img src={NIGHT} width={crops['night-band'].width} height={crops['night-band'].height} alt="" loading="lazy" />
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2>{title}</h2>
          {children}
        </div>
        <div className={styles.ticket}>
          <h3>
            <a href={`/trips/${trip.slug}`}>{trip.name}</a>
          </h3>
          <p className="small quiet">
            Two travelers, {formatDate(trip.startDate)}, {plural(trip.durationDays, 'day')}
          </p>
          <dl>
            <div>
              <dt>
                Public price, {PARTY} × {money(cents)}
              </dt>
              <dd>{money(cents * PARTY)}</dd>
            </div>
            <div>
              <dt>
                Member saving, {PARTY} × {money(savingCents)}
              </dt>
              <dd className={styles.less}>−{money(savingCents * PARTY)}</dd>
            </div>
            <div className={styles.total}>
              <dt>Member total</dt>
              <dd>{money((cents - savingCents) * PARTY)}</dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}
