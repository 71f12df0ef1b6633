import type { Picture } from '#images/shared';
import type { CalendarDate } from '#kernel/shared';
import type { DatesOnOffer } from '../departures/dates-on-offer.ts';
import type { HeadlinePrice } from '../departures/headline-price.ts';
import type { MonthBar } from '../departures/month-bars.ts';
import type { InclusionLine } from './inclusion-lines.ts';
import type { PlaceLink, TermEntry } from './named-link.ts';

export type { Picture };
/** `others` are further motifs of its route, "biome:motif", for a list whose neighbors show the same. */
export type Poster = { biome: string; motif: string; hour: string; seed: number; others?: string[] };
/** One trip in a list, with the same facts in the same order everywhere. */
export type TripCard = {
  id: string;
  slug: string;
  sku: string;
  name: string;
  operator: { id: string; slug: string; name: string };
  poster: Poster | null;
  cover: Picture | null;
  rating: number | null;
  reviewsCount: number;
  badge: CardBadge | null;
  durationDays: number;
  minGroupSize: number | null;
  maxGroupSize: number | null;
  tripType: TermEntry | null;
  physicalLevel: TermEntry | null;
  start: PlaceLink | null;
  end: PlaceLink | null;
  inclusions: InclusionLine[];
  monthBars: MonthBar[];
  dates: DatesOnOffer;
  price: HeadlinePrice | null;
  /** Its company says in words what it costs, whether it has a price or not. */
  pricedInWords: boolean;
  strikeThrough: StrikeThrough | null;
  isPromotion: boolean;
  newTrip: boolean;
  /** When the day ends there, as an ISO time, if that changes the card: whoever keeps it, keeps it no longer. */
  turnsAt: string | null;
};

/** A former price, shown only with its end and only when it was the lowest of the 30 days before (EU Omnibus). */
export type StrikeThrough = { cents: number; currency: string; until: CalendarDate; endsAt: string };

/** At most one, and always a promise or a plain fact. */
export type CardBadge =
  | { kind: 'guaranteed' }
  | { kind: 'member_price'; cents: number; currency: string }
  | { kind: 'ship'; label: string }
  | { kind: 'ages'; from: number | null; to: number | null }
  | { kind: 'new' };
