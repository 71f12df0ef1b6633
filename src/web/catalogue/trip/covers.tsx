import { Check, Minus } from 'lucide';
import type { InclusionFacts, TripPage } from '#catalogue/shared';
import { formatMoney } from '#kernel/shared';
import { Icon } from '../../ui/icon.tsx';
import { plural } from '../trip-words.ts';
import { Section } from './section.tsx';
import styles from './trip-page.module.css';

/** What the price covers, what must be added and what it will be about. Nights and meals are counted from the days. */
export function Covers({ trip }: { trip: TripPage }) {
  const included = trip.inclusions.filter((item) => item.included);
  const missing = trip.inclusions
    .filter((item) => !item.included)
    .sort((a, b) => Number(b.mandatory) - Number(a.mandatory));
  if (included.length + missing.length === 0) return null;
  const counted = [
    trip.nights > 0 && !included.some(({ kind }) => kind === 'lodging') ? plural(trip.nights, 'night') : null,
    trip.meals.served > 0 && !included.some(({ kind }) => kind === 'meal')
      ? `${trip.meals.served} of ${trip.meals.possible} meals`
      : null,
  ].filter((line) => line !== null);
  return (
    <Section title="What the price covers" id="covers">
      <div className={styles.covers}>
        <div>
          <h3>Included</h3>
          <ul className={styles.included}>
            {[...counted, ...included.map(({ label }) => label)].map((text) => (
              <li key={text}>
                <Icon of={Check} size="small" strong />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
        {missing.length > 0 && (
          <div>
            <h3>Not included</h3>
            <ul className={styles.missing}>
              {missing.map((item) => (
                <li key={item.label}>
                  <Icon of={Minus} size="small" strong />
                  <span>{missingWords(item)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  );
}

function missingWords({ label, mandatory, estimateCents, currency, kind }: InclusionFacts): string {
  const amount =
    estimateCents !== null && currency !== null ? `about ${formatMoney({ cents: estimateCents, currency })}` : null;
  const must = mandatory
    ? kind === 'local_payment'
      ? 'paid on the spot, counted in the total'
      : 'required, counted in the total'
    : null;
  return [label, amount, must].filter(Boolean).join(', ');
}
