import type { DepartureEntry, ItineraryDay, TermEntry, TripCard, TripPage } from '#catalogue/shared';
import type { PreviewImage } from '../../metadata/page-meta.ts';
import type { PosterArt } from '../../ui/art.tsx';
import { artDescription, artOf, photoArt, photosOf, previewOf } from '../art.ts';
import type { Photo } from '../gallery.tsx';
import { type ShownMini, shownMinis } from '../shown-card.ts';

export type ShownDeparture = Omit<DepartureEntry, 'strikethroughPrices'>;
export type ShownDay = Omit<ItineraryDay, 'id' | 'image' | 'startCity' | 'endCity'> & { photo: Photo | null };
export type ShownTerm = Pick<TermEntry, 'propertyKey' | 'key' | 'name'>;

/**
 * What the trip page shows. Whatever a loader answers stands in the page a second time, for the scripts: fields
 * without a place on the page are left out.
 */
export type ShownTrip = Omit<
  TripPage,
  | 'places'
  | 'operator'
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
  | 'holdMinutes'
  | 'passengerInfoDays'
  | 'poster'
  | 'terms'
  | 'departures'
  | 'monthBars'
  | 'days'
  | 'similarIds'
> & {
  operator: Omit<TripPage['operator'], 'logo'> & { logo: PosterArt | null };
  art: PosterArt & { alt: string };
  /** What the company shows beside its cover. */
  photos: Photo[];
  preview: PreviewImage;
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
    cover,
    images,
    mapImage: _mapImage,
    isMerchantModel: _isMerchantModel,
    isPromotion: _isPromotion,
    promotionExpiry: _promotionExpiry,
    newTrip: _newTrip,
    lastRefreshedAt: _lastRefreshedAt,
    lastPriceRefreshedAt: _lastPriceRefreshedAt,
    updatedAt: _updatedAt,
    holdMinutes: _holdMinutes,
    passengerInfoDays: _passengerInfoDays,
    poster: _poster,
    operator,
    ...shown
  } = trip;
  const byCompany = `${trip.name}, a picture by ${operator.name}`;
  return {
    ...shown,
    operator: { ...operator, logo: operator.logo && photoArt(operator.logo) },
    art: { ...artOf(trip, 'hero'), alt: artDescription(trip, byCompany) },
    photos: photosOf(
      images.filter(({ url }) => url !== cover?.url),
      trip.name,
    ),
    preview: previewOf(trip, byCompany),
    terms: trip.terms
      .filter(({ propertyKey }) => TERMS.has(propertyKey))
      .map(({ propertyKey, key, name }) => ({ propertyKey, key, name })),
    departures: trip.departures.map(({ strikethroughPrices: _, ...departure }) => departure),
    monthBars: trip.monthBars.map(({ departures }) => departures),
    days: trip.days.map(shownDay),
    similar: shownMinis(similar, [trip]),
  };
}

export function shownDay({ id: _id, image, startCity: _start, endCity: _end, ...day }: ItineraryDay): ShownDay {
  return { ...day, photo: image && { ...photoArt(image), alt: image.alt || day.label } };
}
