import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';
import { plural } from '../trip-words.ts';
import { depositWords, PROCESS } from './company-words.ts';
import styles from './operator.module.css';
import type { CompanyClasses } from './profile.loader.ts';
import type { ShownOperator } from './shown-operator.ts';

export const NOT_PROVIDED = 'Not provided';

/** What its trips are, counted; each leads to those trips. */
export function Classifications({ classes }: { classes: CompanyClasses }) {
  if (classes.length === 0) return null;
  return (
    <Section title="What it runs">
      <dl className={styles.classes}>
        {classes.map(({ title, terms }) => (
          <div key={title}>
            <dt>{title}</dt>
            {terms.map(({ name, href, trips }) => (
              <dd key={href}>
                <a href={href} rel="nofollow" aria-label={`${name}, ${plural(trips, 'trip')}`}>
                  <u>{name}</u> <span>{trips.toLocaleString('en-US')}</span>
                </a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The company's rank in each place that names one, beside how many have a trip there. */
export function Rankings({ rankings }: { rankings: ShownOperator['rankings'] }) {
  // First of one is no rank.
  const told = rankings.filter(({ companies }) => companies > 1);
  if (told.length === 0) return null;
  return (
    <Section title="Where it ranks">
      <table className={styles.ranks}>
        <caption className="visually-hidden">Rank among the companies of each place</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Rank</th>
            <th scope="col">Place</th>
            <th scope="col">Among</th>
          </tr>
        </thead>
        <tbody>
          {told.map(({ rank, companies, name, slug, tripPageSlug, companiesPageSlug }) => (
            <tr key={slug}>
              <td>No. {rank}</td>
              <th scope="row">
                <RankedIn name={name} href={placeHref(companiesPageSlug, tripPageSlug)} />
              </th>
              <td className="quiet">{companies >= rank && `of ${plural(companies, 'company', 'companies')}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
  return href ? <a href={href}>{name}</a> : name;
}

export function Policies({ operator }: { operator: ShownOperator }) {
  const entries = [
    { title: 'How booking works', text: PROCESS[operator.businessProcessType] },
    { title: 'Booking policy', text: operator.bookingPolicy },
    { title: 'Deposit', text: operator.deposit && depositWords(operator.deposit) },
    { title: 'Cancellation', text: operator.cancellationPolicy, href: operator.cancellationPolicyUrl },
    { title: 'Terms', text: operator.bookingTerms },
    { title: 'Health and safety', text: operator.covidSafety },
    { title: 'Ages', text: operator.customerAges },
  ];
  return (
    <Section title="Policies" id="policies">
      <p className={styles.lead}>In the company’s words. A trip may set its own, and its page says so.</p>
      <dl className={styles.policies}>
        {entries.map(({ title, text, href }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <Prose text={text ?? NOT_PROVIDED} className={text === null ? 'quiet' : undefined} />
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
  const columns = [
    {
      title: 'Associations',
      lines: associations.map(({ name, description }) => ({ name, year: null, rest: description })),
    },
    {
      title: 'Awards',
      lines: awards.map(({ name, source, year }) => ({ name, year: year ?? null, rest: source ?? null })),
    },
  ].filter(({ lines }) => lines.length > 0);
  if (columns.length === 0) return null;
  return (
    <div className={styles.half}>
      {columns.map(({ title, lines }) => (
        <Section key={title} title={title}>
          <ul className={styles.honors}>
            {lines.map(({ name, year, rest }) => (
              <li key={`${name}${year}${rest}`}>
                <b>{name}</b>
                {year !== null && <span>{year}</span>}
                {rest && <small>{rest}</small>}
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}
