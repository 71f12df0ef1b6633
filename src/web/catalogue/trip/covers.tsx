import type { InclusionFacts } from '#catalogue/shared';
import { formatMoney } from '#kernel/shared';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { mealsWords, plural } from '../trip-words.ts';
import styles from './covers.module.css';
import type { ShownTerm, ShownTrip } from './shown-trip-model.ts';

/** Kinds in the order in which one asks: where do I sleep, what do I eat, who leads, how do I get about. */
const KINDS: string[] = [
  'lodging',
  'meal',
  'guide',
  'transport',
  'park_fee',
  'permit',
  'gear',
  'other',
  'local_payment',
  'insurance',
  'tip',
  'flight',
];

const byKind = (a: InclusionFacts, b: InclusionFacts) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);

/** What the price covers, what must be added and what the rest will be about. */
export function Covers({ trip }: { trip: ShownTrip }) {
  const items = [...trip.inclusions].sort(byKind);
  const required = items.filter((item) => !item.included && item.mandatory);
  const optional = items.filter((item) => !item.included && !item.mandatory);
  const included = includedWords(
    trip,
    items.filter((item) => item.included),
  );
  const transport = trip.terms.filter(
    ({ propertyKey, description }) => propertyKey === 'transport_included' && description,
  );
  if (included.length + required.length + optional.length + transport.length === 0) return null;
  return (
    <Section title="What the price covers" id="covers">
      <div className={styles.covers}>
        {included.length + transport.length > 0 && (
          <div className={styles.in}>
            {included.length > 0 && (
              <div>
                <h3>Included</h3>
                <ul className={styles.included}>
                  {included.map((text) => (
                    <Line key={text} icon="check" text={text} />
                  ))}
                </ul>
              </div>
            )}
            {transport.length > 0 && <Transport terms={transport} />}
          </div>
        )}
        <div className={styles.out}>
          {required.length > 0 && (
            <div>
              <h3>You must add</h3>
              <ul className={styles.required}>
                {required.map((item) => (
                  <Line key={item.label} icon="plus" text={withAmount(item)} note={requiredNote(item, trip)} />
                ))}
              </ul>
            </div>
          )}
          {optional.length > 0 && (
            <div>
              <h3>Not included</h3>
              <ul className={styles.missing}>
                {optional.map((item) => (
                  <Line key={item.label} icon="minus" text={withAmount(item)} />
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}

/** Which ways the price covers; what is meant by them, in the words that every trip is described in, is folded away. */
function Transport({ terms }: { terms: readonly ShownTerm[] }) {
  return (
    <details className={styles.transport}>
      <summary>
        <span>
          <b>Transport in the price:</b> {terms.map(({ name }) => name).join(', ')}
        </span>
        <Icon of="chevron-down" size="small" />
      </summary>
      <dl>
        {terms.map(({ key, name, description }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Line({ icon, text, note }: { icon: IconName; text: string; note?: string }) {
  return (
    <li>
      <Icon of={icon} size="small" strong />
      <span>
        {text}
        {note && <small>{note}</small>}
      </span>
    </li>
  );
}

/** Nights and meals are counted from the days; what the company calls the meals stands beside the count. */
function includedWords({ nights, meals }: ShownTrip, included: InclusionFacts[]): string[] {
  const dishes = included.filter(({ kind }) => kind === 'meal').map(({ label }) => label);
  const others = included.filter(({ kind }) => kind !== 'meal');
  const slept = others.some(({ kind }) => kind === 'lodging');
  const counted = mealsWords(meals);
  const eaten = [counted, dishes.map(lowerFirst).join(', ')].filter(Boolean).join(': ');
  const words = [
    nights > 0 && !slept ? plural(nights, 'night') : '',
    ...others.filter(({ kind }) => kind === 'lodging').map(({ label }) => label),
    eaten && eaten.charAt(0).toUpperCase() + eaten.slice(1),
    ...others.filter(({ kind }) => kind !== 'lodging').map(({ label }) => label),
  ];
  return [...new Set(words.filter(Boolean))];
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function withAmount({ label, estimateCents, currency }: InclusionFacts): string {
  if (estimateCents === null || currency === null) return label;
  return `${label}, about ${formatMoney({ cents: estimateCents, currency })}`;
}

function requiredNote({ kind, estimateCents, currency }: InclusionFacts, { price, departures }: ShownTrip): string {
  if (estimateCents === null) return 'Required; the company names no amount, so it is not in the total';
  const must = kind === 'local_payment' ? 'Paid on the spot' : 'Required';
  const totals = new Set([...departures.map((one) => one.currency), ...(price ? [price.currency] : [])]);
  if (totals.size === 0) return must;
  if (!totals.has(currency ?? '')) return `${must}, in another currency, so it comes on top of the total`;
  return totals.size === 1 ? `${must}, and counted in the total` : `${must}, and counted in totals in ${currency}`;
}
