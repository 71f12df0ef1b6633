import type { DepartureEntry, ItineraryDay, TermEntry, TripCard, TripPage } from '#catalogue/shared';
import type { PosterArt } from '../../ui/poster-frame.tsx';
import { artDescription, artOf } from '../art.ts';
import { type ShownMini, shownMini } from '../shown-card.ts';

export type ShownDeparture = Omit<DepartureEntry, 'strikethroughPrices'>;
export type ShownDay = Omit<ItineraryDay, 'id' | 'image' | 'startCity' | 'endCity'>;
export type ShownTerm = Pick<TermEntry, 'propertyKey' | 'key' | 'name'>;

/**
 * What the trip page shows. Whatever a loader answers stands in the page a second time, for the scripts: fields
 * without a place on the page are left out.
 */
export type ShownTrip = Omit<
  TripPage,
  | 'places'
  | 'attractions'
  | 'cover'
  | 'images'
  | 'mapImage'
  | 'isMerchantModel'
  | 'isPromotion'
  | 'promotionExpiry'
  | 'newTrip'
  | 'lastRefreshedAt'
  | 'lastPriceRefreshedAt'
  | 'updatedAt'
  | 'externalUrl'
  | 'cta'
  | 'paymentTypes'
  | 'holdMinutes'
  | 'passengerInfoDays'
  | 'poster'
  | 'terms'
  | 'departures'
  | 'monthBars'
  | 'days'
  | 'similarIds'
> & {
  art: PosterArt & { alt: string };
  /** For previews elsewhere, 1200 × 630. */
  preview: string;
  terms: ShownTerm[];
  departures: ShownDeparture[];
  monthBars: number[];
  days: ShownDay[];
  similar: ShownMini[];
};

const TERMS = new Set(['trip_type', 'physical_level', 'pace']);

export function shownTrip(trip: TripPage, similar: readonly TripCard[]): ShownTrip {
  const {
    places: _places,
    similarIds: _similarIds,
    attractions: _attractions,
    cover: _cover,
    images: _images,
    mapImage: _mapImage,
    isMerchantModel: _isMerchantModel,
    isPromotion: _isPromotion,
    promotionExpiry: _promotionExpiry,
    newTrip: _newTrip,
    lastRefreshedAt: _lastRefreshedAt,
    lastPriceRefreshedAt: _lastPriceRefreshedAt,
    updatedAt: _updatedAt,
    externalUrl: _externalUrl,
    cta: _cta,
    paymentTypes: _paymentTypes,
    holdMinutes: _holdMinutes,
    passengerInfoDays: _passengerInfoDays,
    poster: _poster,
    ...shown
  } = trip;
  return {
    ...shown,
    art: { ...artOf(trip, 'hero'), alt: artDescription(trip) },
    preview: artOf(trip, 'og').src,
    terms: trip.terms
      .filter(({ propertyKey }) => TERMS.has(propertyKey))
      .map(({ propertyKey, key, name }) => ({ propertyKey, key, name })),
    departures: trip.departures.map(({ strikethroughPrices: _, ...departure }) => departure),
    monthBars: trip.monthBars.map(({ departures }) => departures),
    days: trip.days.map(({ id: _id, image: _image, startCity: _start, endCity: _end, ...day }) => day),
    similar: similar.map(shownMini),
  };
}
