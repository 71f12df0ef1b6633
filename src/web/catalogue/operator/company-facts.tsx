import { formatMoney } from '#kernel/shared';
import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';
import { plural } from '../trip-words.ts';
import styles from './operator.module.css';
import type { ShownOperator } from './shown-operator.ts';

export const NOT_PROVIDED = 'Not provided';

const GROUPS = {
  trip_type: 'Trip types',
  theme: 'Themes',
  travel_style: 'Styles',
  activity: 'Activities',
  region: 'Regions',
} as const;

export function Classifications({ classes }: { classes: ShownOperator['classes'] }) {
  const groups = Object.entries(GROUPS).flatMap(([key, title]) => {
    const names = classes[key];
    return names ? [{ title, names }] : [];
  });
  if (groups.length === 0) return null;
  return (
    <Section title="What it runs">
      <dl className={styles.facts}>
        {groups.map(({ title, names }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{names.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export function Rankings({ rankings }: { rankings: ShownOperator['rankings'] }) {
  // First of one is no rank.
  const told = rankings.filter(({ companies }) => companies > 1);
  if (told.length === 0) return null;
  return (
    <Section title="Where it ranks">
      <ol className={styles.rankings}>
        {told.map(({ rank, companies, name, slug, tripPageSlug, companiesPageSlug }) => (
          <li key={slug}>
            <b>No. {rank}</b>
            <RankedIn name={name} href={placeHref(companiesPageSlug, tripPageSlug)} />
            {companies >= rank && <span className="quiet">of {plural(companies, 'company', 'companies')}</span>}
          </li>
        ))}
      </ol>
      <p className={styles.note}>As the ranking of each place has it.</p>
    </Section>
  );
}

/** Companies of the place side by side, else its trips. */
function placeHref(companies: string | null, trips: string | null): string | null {
  if (companies) return `/tc/${companies}`;
  return trips && `/trip-list/${trips}`;
}

function RankedIn({ name, href }: { name: string; href: string | null }) {
  return <span>in {href ? <a href={href}>{name}</a> : name}</span>;
}

const PROCESS: Record<ShownOperator['businessProcessType'], string> = {
  instant: 'Places are confirmed at once.',
  on_request: 'On Sojourn you ask first, and the company confirms.',
  lead_only: 'You book with the company itself.',
};

function depositWords(deposit: ShownOperator['deposit']): string {
  if (deposit === null) return NOT_PROVIDED;
  if (deposit.kind === 'share') return `${deposit.bps / 100}% of the price`;
  const sums = Object.entries(deposit.cents).map(([currency, cents]) => formatMoney({ cents, currency }));
  return `${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(sums)} for each traveler`;
}

export function Policies({ operator }: { operator: ShownOperator }) {
  const entries = [
    { title: 'How booking works', text: PROCESS[operator.businessProcessType] },
    { title: 'Booking policy', text: operator.bookingPolicy },
    { title: 'Deposit', text: depositWords(operator.deposit) },
    { title: 'Cancellation', text: operator.cancellationPolicy, href: operator.cancellationPolicyUrl },
    { title: 'Terms', text: operator.bookingTerms },
    { title: 'Health and safety', text: operator.covidSafety },
    { title: 'Ages', text: operator.customerAges },
  ];
  return (
    <Section title="Policies">
      <dl className={styles.facts}>
        {entries.map(({ title, text, href }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <Prose text={text ?? NOT_PROVIDED} />
              {href && (
                <a href={href} rel="nofollow noopener">
                  Read it on the company’s site
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export function Associations({ operator: { associations, awards } }: { operator: ShownOperator }) {
  const entries = [
    { title: 'Memberships', lines: associations.map(({ name, description }) => ({ name, rest: description })) },
    {
      title: 'Awards',
      lines: awards.map(({ name, source, year }) => ({ name, rest: [source, year].filter(Boolean).join(', ') })),
    },
  ].filter(({ lines }) => lines.length > 0);
  if (entries.length === 0) return null;
  return (
    <Section title="Memberships and awards">
      <dl className={styles.facts}>
        {entries.map(({ title, lines }) => (
          <div key={title}>
            <dt>{title}</dt>
            {lines.map(({ name, rest }) => (
              <dd key={`${name}${rest}`}>
                <b>{name}</b>
                {rest && `. ${rest}`}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}
