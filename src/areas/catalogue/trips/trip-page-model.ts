import type { CalendarDate } from '#kernel/shared';
import type { Availability } from '../departures/availability.ts';
import type { DatesOnOffer } from '../departures/dates-on-offer.ts';
import type { PriceTier } from '../departures/departure-offers.ts';
import type { HeadlinePrice } from '../departures/headline-price.ts';
import type { MonthBar } from '../departures/month-bars.ts';
import type { AttractionKind } from '../places/attraction-path.ts';
import type { InclusionFacts } from './inclusion-lines.ts';
import type { NamedLink, PlaceLink, TermEntry } from './named-link.ts';
import type { Deposit, PaymentTerms } from './payment-terms.ts';
import type { RefundPolicy } from './refund-policy.ts';
import type { Picture, Poster, StrikeThrough, TripCard } from './trip-card.ts';

export type Crumb = { name: string; path: string };
/** What reviewers elsewhere gave in all, as the company states it; no rating of ours. */
export type RatingTotal = { score: number; best: number; count: number; source: string };
export type Faq = { question: string; answer: string };
export type MetaSeo = { title?: string; description?: string; canonicalUrl?: string; ogImage?: string };
export type Place = NamedLink & { kind: string; countryCode: string | null; lat: number | null; long: number | null };
/** A departure as the trip page lists it. Exact places stand in no cached page: the browser asks /spots for them. */
export type DepartureEntry = {
  id: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  /** Today's: an open one past its last sale reads "closed". */
  availability: Availability;
  departureGuaranteed: boolean;
  minToRun: number | null;
  currency: string;
  /** By tier; index 0 is the base price. */
  prices: (number | null)[];
  /** What may be struck through beside each of them. */
  strikethroughPrices: (number | null)[];
  memberSavingCents: number | null;
  priceNotes: string | null;
};

export type ItineraryDay = {
  id: string;
  firstDay: number;
  lastDay: number;
  label: string;
  details: string | null;
  image: Picture | null;
  startCity: NamedLink | null;
  endCity: NamedLink | null;
  latLong: { lat: number; long: number } | null;
  placeName: string | null;
  travelMode: 'road' | 'foot' | 'ship' | 'flight' | 'rail' | null;
  distanceKm: number | null;
  travelHours: number | null;
  ascentM: number | null;
  meals: { b: number; l: number; d: number };
  lodgingName: string | null;
  nights: number;
};

/** What only the page itself shows in full: the longest to read, and seldom asked for by programs. */
export type TripStory = Pick<
  TripPage,
  'id' | 'crumbs' | 'guides' | 'images' | 'mapImage' | 'attractions' | 'days' | 'sections'
>;

/** Everything else of a page. */
export type TripCore = Omit<TripPage, Exclude<keyof TripStory, 'id'>>;

export type TripPage = PaymentTerms & {
  id: string;
  slug: string;
  sku: string;
  name: string;
  /** Archived: no longer offered. Superseded: see successor. */
  state: 'offered' | 'archived' | 'superseded';
  /** Of what took its place, also while that isn’t published: with it changes what its page says. */
  supersededBy: string | null;
  /** Null also while it isn’t published, or isn’t shown. */
  successor: NamedLink | null;
  crumbs: Crumb[];
  /** Guides to where it goes, the narrowest place first. */
  guides: Crumb[];
  operator: {
    id: string;
    slug: string;
    name: string;
    rating: number | null;
    reviewsCount: number;
    tripsCount: number;
    knownFor: string | null;
    logo: Picture | null;
    businessProcessType: 'instant' | 'on_request' | 'lead_only';
    shareOffers: boolean;
    cancellationText: string | null;
    cancellationUrl: string | null;
  };
  poster: Poster | null;
  cover: Picture | null;
  images: Picture[];
  mapImage: Picture | null;
  videoUrl: string | null;
  rating: number | null;
  reviewsCount: number;
  ratingTotal: RatingTotal | null;
  badge: TripCard['badge'];
  durationDays: number;
  nights: number;
  meals: { served: number; possible: number | null };
  minGroupSize: number | null;
  maxGroupSize: number | null;
  minAge: number | null;
  maxAge: number | null;
  start: PlaceLink | null;
  end: PlaceLink | null;
  terms: TermEntry[];
  places: Place[];
  attractions: (NamedLink & { kind: AttractionKind; path: string })[];
  highlights: string[];
  details: string | null;
  price: HeadlinePrice | null;
  strikeThrough: StrikeThrough | null;
  singleSupplement: { cents: number; currency: string } | null;
  tiers: PriceTier[];
  /** Units for one US dollar, by currency of its prices; those without a rate are left out. */
  perUsd: Record<string, number>;
  /** Of the city where the trip starts. */
  startZone: string | null;
  /** The date there: by it sales end, balances fall due and refunds are reckoned. */
  today: CalendarDate;
  departures: DepartureEntry[];
  monthBars: MonthBar[];
  datesLabel: string | null;
  priceNotes: string | null;
  /** By `priceNotes` or those of a date. */
  pricedInWords: boolean;
  deposit: Deposit | null;
  /** Null: the company doesn't say. */
  refund: RefundPolicy | null;
  inclusions: InclusionFacts[];
  days: ItineraryDay[];
  sections: { section: string; body: string }[];
  faqs: Faq[];
  metaSeo: MetaSeo;
  dates: DatesOnOffer;
  externalUrl: string | null;
  brochureUrl: string | null;
  cta: 'reserve' | 'request_quote' | 'visit_site' | 'brochure';
  isMerchantModel: boolean;
  isPromotion: boolean;
  promotionExpiry: string | null;
  newTrip: boolean;
  lastRefreshedAt: string | null;
  lastPriceRefreshedAt: string | null;
  updatedAt: string;
  /** Up to three, whose cards are read apart. */
  similarIds: string[];
};
