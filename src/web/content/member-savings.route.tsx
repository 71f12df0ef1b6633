import { useLoaderData } from 'react-router';
import { formatDate, formatMoney } from '#kernel/shared';
import { plural } from '../catalogue/trip-words.ts';
import { breadcrumbList, faqPage, pageMeta } from '../metadata/page-meta.ts';
import { MemberBand } from '../savings/member-band.tsx';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/member-savings.route';
import styles from './content.module.css';
import { memberSavingsLoader } from './member-savings.loader.ts';
import own from './member-savings.module.css';
import { PageActions } from './page-actions.tsx';
import { TextBlocks } from './text-blocks.tsx';

type Shown = ReturnType<typeof useLoaderData<typeof loader>>;

const trailOf = ({ title }: Pick<Shown, 'title'>) => [{ title: 'Home', href: '/' }, { title }];

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { title, tagLine, path, seo, faqs, count } = loaderData;
  const jsonLd = [...faqPage(faqs), breadcrumbList(site.baseUrl, trailOf(loaderData), path)];
  return pageMeta(site, { title, description: tagLine, path, noindex: count === 0, jsonLd }, seo);
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export function loader({ context, request, url }: Route.LoaderArgs) {
  return memberSavingsLoader(context.get(services), url.pathname, request);
}

export default function MemberSavings() {
  const page = useLoaderData<typeof loader>();
  const { title, tagLine, example, trips, blocks, actions } = page;
  return (
    <>
      <div className="wrap">
        <Breadcrumbs items={trailOf(page)} />
        <header className={styles.head}>
          <h1>{title}</h1>
          {tagLine && <p className={styles.tagLine}>{tagLine}</p>}
          <p className={own.count}>{countLine(page)}</p>
        </header>
      </div>
      {example && (
        <MemberBand title="Worked out on a real date" saving={example}>
          <p>
            {example.operator} runs this trip and sets both prices. The saving is for each traveler, and comes off the
            price for everybody.
          </p>
        </MemberBand>
      )}
      <div className="wrap">
        {trips.length > 0 && (
          <Section id="trips" title="Trips with a member price">
            <p className="quiet">Each at its cheapest date that can be booked, per person.</p>
            <ul className={own.trips}>
              {trips.map((trip) => (
                <li key={trip.trip.slug}>
                  <MemberTrip {...trip} />
                </li>
              ))}
            </ul>
          </Section>
        )}
        <div className={own.text}>
          <TextBlocks blocks={blocks} />
          <PageActions actions={actions} />
        </div>
      </div>
    </>
  );
}

/** The claim is rounded down, and trips below may save more: it is what the largest saving is at least. */
function countLine({ count, claim }: Pick<Shown, 'count' | 'claim'>) {
  if (count === 0) return 'No trip has a member price today.';
  const trips = `${plural(count, 'trip')} ${count === 1 ? 'has' : 'have'} a member price today.`;
  if (claim === null) return trips;
  return `${trips} ${count === 1 ? 'It' : 'The largest'} takes $${claim.toLocaleString('en-US')} or more off per person.`;
}

function MemberTrip({ trip, operator, currency, cents, savingCents }: Shown['trips'][number]) {
  const money = (amount: number) => formatMoney({ cents: amount, currency });
  return (
    <article className={own.trip}>
      <div>
        <h3>
          <a href={`/trips/${trip.slug}`}>{trip.name}</a>
        </h3>
        <p className="small quiet">
          {operator}, {plural(trip.durationDays, 'day')} from {formatDate(trip.startDate)}
        </p>
      </div>
      <dl>
        <div>
          <dt>Everybody</dt>
          <dd>{money(cents)}</dd>
        </div>
        <div>
          <dt>Member price</dt>
          <dd className={own.less}>{money(cents - savingCents)}</dd>
        </div>
      </dl>
    </article>
  );
}
