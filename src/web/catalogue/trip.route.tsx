import { useRef } from 'react';
import { data, redirect, useLoaderData } from 'react-router';
import { tripCards, tripPage } from '#catalogue';
import type { TripCard, TripPage } from '#catalogue/shared';
import { dayEnd, formatMoney } from '#kernel/shared';
import { reviewsOf } from '#reviews';
import { pageMeta } from '../metadata/page-meta.ts';
import { tripMeta } from '../metadata/trip-meta.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { queryAlong } from '../query-along.ts';
import { shownReview, tripTags } from '../reviews/shown-review.ts';
import { shownReviews } from '../reviews/shown-reviews.loader.ts';
import { knownValue, serverValue } from '../server-value.ts';
import { services } from '../services.ts';
import { siteOf } from '../site.ts';
import { LinkButton } from '../ui/link-button.tsx';
import type { Route } from './+types/trip.route';
import { firstEnding } from './shown-card.ts';
import { readTermsSaid } from './term-look.loader.ts';
import { Cancel } from './trip/cancel.tsx';
import { Dates } from './trip/dates.tsx';
import { ShareLink } from './trip/late.tsx';
import { PricePanel } from './trip/price-panel.tsx';
import { type PricedTrip, pricedTrip } from './trip/priced-trip.ts';
import type { TripReviews } from './trip/reviews.tsx';
import { routeMapFile } from './trip/route-map.loader.ts';
import { SAID, shownTrip } from './trip/shown-trip.ts';
import styles from './trip/trip-page.module.css';
import { useOpenDays } from './trip/use-open-days.ts';
import { usePanelSight } from './trip/use-panel-sight.ts';
import { useSpots, withSpots } from './trip/use-spots.ts';
import { useTripChoice } from './trip/use-trip-choice.ts';
import { Background, DatesAround, First, Similar, Story } from './trip/written.tsx';
import { aboutUsd, priceBasis } from './trip-words.ts';

const REVIEWS_SHOWN = 3;

export const meta = import.meta.env.SSR ? head : undefined;

function head({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { trip, reviews } = knownValue(loaderData.written);
  return pageMeta(site, tripMeta(site.baseUrl, trip, reviews.reviews, site.today), trip.metaSeo);
}

export { loaderHeaders as headers } from '../loader-headers.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, page, hasPage } = context.get(services);
  const trip = await tripPage(ctx, { slug: params.slug });
  if (!trip) throw data(null, { status: 404 });
  if ('movedTo' in trip) throw redirect(`/trips/${trip.movedTo}${queryAlong(request)}`, 301);
  const [reviews, similar, words] = await Promise.all([
    readReviews(ctx, trip),
    tripCards(ctx, trip.similarIds),
    readTermsSaid(ctx, SAID),
  ]);
  const shown = shownTrip(trip, { similar, words, asked: new URL(request.url).searchParams, hasPage });
  const map = routeMapFile(trip.days, `/maps/trips/${trip.slug}`);
  return data(
    {
      priced: serverValue(pricedTrip(shown), { sent: true }),
      written: serverValue({ trip: shown, reviews, map }),
      title: trip.name,
      today: trip.today,
    },
    { headers: cacheHeaders(page, request, keeping(trip, similar, reviews, ctx.clock())) },
  );
}

/** The trip's own reviews, or its company's while it has none. */
async function readReviews(ctx: Parameters<typeof reviewsOf>[0], trip: TripPage): Promise<TripReviews> {
  const own = await reviewsOf(ctx, { tripId: trip.id }, { limit: REVIEWS_SHOWN });
  if (own.stats.count > 0) {
    return { stats: own.stats, reviews: own.reviews.map((review) => shownReview(review)), ofTrip: true };
  }
  const company = await reviewsOf(ctx, { operatorId: trip.operator.id }, { limit: REVIEWS_SHOWN });
  const { stats, reviews } = await shownReviews(ctx, company);
  return { stats, reviews, ofTrip: false };
}

function keeping(trip: TripPage, similar: readonly TripCard[], reviews: TripReviews, now: Date) {
  const dayEnds = dayEnd(trip.startZone, now).toISOString();
  return {
    tags: [trip.id, ...(trip.supersededBy === null ? [] : [trip.supersededBy]), ...similar.map(({ id }) => id)]
      .map((id) => `trip:${id}`)
      .concat(`operator:${trip.operator.id}`, reviews.ofTrip ? [] : tripTags(reviews)),
    endings: [dayEnds, trip.strikeThrough?.endsAt, firstEnding(similar)],
  };
}

/** A new choice of departure or room is worked out from what the page holds. */
export function shouldRevalidate() {
  return false;
}

export default function Trip() {
  const { priced, written, title, today } = useLoaderData<typeof loader>();
  const kept = knownValue(priced);
  const live = useSpots(kept.id, kept.departures.length > 0);
  const trip = withSpots(kept, live);
  const { choice, form, pick, follow } = useTripChoice(trip);
  const panel = useRef<HTMLElement>(null);
  const sight = usePanelSight(panel);
  useOpenDays();
  const first = (
    <div className={styles.first}>
      <First of={written} />
      <div className={styles.share}>
        <ShareLink title={title} path={`/trips/${trip.slug}`} />
      </div>
    </div>
  );
  return (
    <div className="wrap">
      {trip.state === 'offered' ? (
        <div className={styles.columns}>
          {first}
          <aside ref={panel} className={styles.aside} data-tall={sight.tall || undefined}>
            <PricePanel trip={trip} today={today} choice={choice} form={form} live={live} onPick={pick} />
          </aside>
          <div>
            <Story of={written} />
            <Dates trip={trip} today={today} choice={choice} live={live} onChoose={follow} />
            <DatesAround of={written} />
            <Cancel trip={trip} choice={choice} today={today} />
            <Background of={written} />
          </div>
        </div>
      ) : (
        <>
          {first}
          <Story of={written} />
          <Background of={written} />
        </>
      )}
      <Similar of={written} />
      <BottomBar trip={trip} panelInView={sight.inView} />
    </div>
  );
}

/** On phones the price and the way to the dates stay in reach, but for where the panel says more. */
function BottomBar({ trip, panelInView }: { trip: PricedTrip; panelInView: boolean }) {
  if (trip.state !== 'offered' || (trip.departures.length === 0 && !trip.price)) return null;
  const about = trip.price && aboutUsd(trip.price);
  return (
    <div className={styles.bar} data-idle={panelInView || undefined}>
      {trip.price ? (
        <p>
          <b>
            {trip.price.onRequest && 'About '}
            {formatMoney(trip.price)}
          </b>
          {about && <span className="small"> (about {formatMoney(about)})</span>}
          <br />
          <span className="small quiet">{priceBasis(trip.price)}</span>
        </p>
      ) : (
        <p>
          <b>{trip.noPrice}</b>
        </p>
      )}
      {trip.departures.length > 0 && (
        <LinkButton kind="go" href="#dates">
          See dates
        </LinkButton>
      )}
    </div>
  );
}
