import { formatDate, formatMoney } from '#kernel/shared';
import { crops, posterUrl } from '#posters/shared';
import type { HomePage } from '../home.loader.ts';
import { plural } from '../trip-words.ts';
import styles from './member-band.module.css';

const NIGHT = posterUrl({ biome: 'savanna', motif: 'acacia', hour: 'night', seed: 2 }, 'night-band');
const PARTY = 2;

/** What members save, worked out on a real departure. */
export function MemberBand({ saving }: { saving: HomePage['saving'] }) {
  if (!saving) return null;
  const { trip, cents, savingCents } = saving;
  const usd = (amount: number) => formatMoney({ cents: amount, currency: 'USD' });
  return (
    <section className={styles.band}>
      <img src={NIGHT} width={crops['night-band'].width} height={crops['night-band'].height} alt="" loading="lazy" />
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2>Members pay less on {plural(saving.trips, 'trip')}</h2>
          <p>
            Tour companies set these prices for Sojourn members. The saving comes off the price you see, and both are
            shown to everyone.
          </p>
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
                Public price, {PARTY} × {usd(cents)}
              </dt>
              <dd>{usd(cents * PARTY)}</dd>
            </div>
            <div>
              <dt>
                Member saving, {PARTY} × {usd(savingCents)}
              </dt>
              <dd className={styles.less}>−{usd(savingCents * PARTY)}</dd>
            </div>
            <div className={styles.total}>
              <dt>Member total</dt>
              <dd>{usd((cents - savingCents) * PARTY)}</dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}
