import { data, useLoaderData } from 'react-router';
import { categoryPage } from '#catalogue';
import { OperatorRow } from '../catalogue/operator-row.tsx';
import { Questions } from '../catalogue/questions.tsx';
import { RelatedTrips } from '../catalogue/related-trips.tsx';
import { TripCard } from '../catalogue/trip-card.tsx';
import { plural } from '../catalogue/trip-words.ts';
import { itemList } from '../metadata/list-meta.ts';
import { breadcrumbList, type CrumbTrail, faqPage, pageMeta } from '../metadata/page-meta.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { ReviewCard } from '../reviews/review-card.tsx';
import { tripTags } from '../reviews/shown-review.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PosterFrame } from '../ui/poster-frame.tsx';
import { Prose } from '../ui/prose.tsx';
import { Rating } from '../ui/rating.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/guide.route';
import { readGuide } from './guide.loader.ts';
import styles from './guide.module.css';

type Guide = Awaited<ReturnType<typeof readGuide>>;

function trail({ breadcrumbs, name }: Guide): CrumbTrail {
  return [
    { title: 'All trips', href: '/all-trips' },
    ...breadcrumbs.map(({ name, path }) => ({ title: name, href: path })),
    { title: name },
  ];
}

export function meta({ loaderData: guide, matches }: Route.MetaArgs) {
  if (!guide) return [];
  const site = siteOf(matches);
  const { baseUrl } = site;
  return pageMeta(
    site,
    {
      title: `${guide.name} Tours & Travel Guide`,
      description: guide.tagLine ?? `Trips and tour companies, with what travelers say: ${guide.name}.`,
      path: guide.path,
      image: guide.preview,
      jsonLd: [
        ...itemList(baseUrl, guide.trips),
        breadcrumbList(baseUrl, trail(guide), guide.path),
        ...faqPage(guide.faqs),
      ],
    },
    guide.metaSeo,
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const from = context.get(services);
  const page = await categoryPage(from.ctx, { kind: 'landing', slug: params.slug });
  // The long tails have pages of their own kind.
  if (!page?.path.startsWith('/guide/')) throw data(null, { status: 404 });
  const guide = await readGuide(from, page);
  const keeping = {
    tags: ['lists', ...tripTags({ reviews: guide.reviews })],
    endings: guide.trips.map(({ endsAt }) => endsAt),
  };
  return data(guide, { headers: cacheHeaders(from.page, request, keeping) });
}

export default function GuidePage() {
  const guide = useLoaderData<typeof loader>();
  const { name } = guide;
  return (
    <div className="wrap">
      <Breadcrumbs items={trail(guide)} />
      <Head guide={guide} />
      {guide.article && (
        <Section title={`About ${name}`} id="guide">
          <Prose text={guide.article} />
        </Section>
      )}
      {guide.trips.length > 0 && (
        <Section title={`Top trips: ${name}`} id="trips">
          <p className={styles.note}>
            Ordered by rating, trips with a price first. Companies can’t pay to appear here.
          </p>
          <div className={styles.trips}>
            {guide.trips.map((trip) => (
              <TripCard key={trip.slug} trip={trip} />
            ))}
          </div>
        </Section>
      )}
      {guide.companies.length > 0 && (
        <Section title={`Tour companies: ${name}`} id="companies">
          <div className={styles.companies}>
            {guide.companies.map((operator) => (
              <OperatorRow key={operator.slug} operator={operator} />
            ))}
          </div>
        </Section>
      )}
      {guide.reviews.length > 0 && (
        <Section title="What travelers say" id="reviews">
          <div className={styles.reviews}>
            {guide.reviews.map((review) => (
              <ReviewCard key={review.id} review={review} operatorName={review.operatorName} />
            ))}
          </div>
        </Section>
      )}
      <Practical tips={guide.tips} safety={guide.safety} />
      <Experiences name={name} experiences={guide.experiences} />
      <Questions faqs={guide.faqs} />
      <RelatedTrips title={`Places in ${name}`} links={guide.children} />
      <RelatedTrips title="Related trips" links={guide.related} />
    </div>
  );
}

function Head({ guide }: { guide: Guide }) {
  const { h1, tagLine, rating, reviewsCount, tripsCount, operatorsCount, listPath, art } = guide;
  const counts = [plural(tripsCount, 'trip'), operatorsCount > 0 && plural(operatorsCount, 'company', 'companies')];
  return (
    <header className={styles.head}>
      <div>
        <h1>{h1}</h1>
        <p className={styles.standing}>
          {rating !== null && <Rating score={rating} count={reviewsCount} />}
          {counts.filter(Boolean).join(', ')}
        </p>
        {tagLine && <p className={styles.tagLine}>{tagLine}</p>}
        {listPath && (
          <LinkButton kind="go" href={listPath}>
            {tripsCount === 1 ? 'See the trip' : `See all ${plural(tripsCount, 'trip')}`}
          </LinkButton>
        )}
      </div>
      <PosterFrame art={art} ratio="21 / 9" sizes="(min-width: 62rem) 38rem, 92vw" first />
    </header>
  );
}

function Practical({ tips, safety }: Pick<Guide, 'tips' | 'safety'>) {
  if (!tips && !safety) return null;
  return (
    <div className={styles.practical}>
      {tips && (
        <Section title="Travel tips" id="tips">
          <Prose text={tips} />
        </Section>
      )}
      {safety && (
        <Section title="Safety" id="safety">
          <Prose text={safety} />
        </Section>
      )}
    </div>
  );
}

function Experiences({ name, experiences }: Pick<Guide, 'name' | 'experiences'>) {
  if (experiences.length === 0) return null;
  return (
    <Section title={`Experiences: ${name}`} id="experiences">
      <dl className={styles.experiences}>
        {experiences.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
