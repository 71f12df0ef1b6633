import type { DepartureEntry, ItineraryDay, TermEntry, TripPage } from '#catalogue/shared';
import type { PreviewImage } from '../../metadata/page-meta.ts';
import type { PosterArt } from '../../ui/art.tsx';
import type { IconName } from '../../ui/icon.tsx';
import type { Photo } from '../gallery.tsx';
import type { ShownMini } from '../shown-card.ts';
import type { DatePages } from './shown-dates.ts';

export type ShownDeparture = Omit<DepartureEntry, 'strikethroughPrices'>;

export type ShownDay = Omit<ItineraryDay, 'id' | 'image' | 'startCity' | 'endCity'> & { photo: Photo | null };

export type ShownTerm = Pick<TermEntry, 'propertyKey' | 'key' | 'name'> & { icon?: IconName; description?: string };

/** What the trip page shows. */
export type ShownTrip = Omit<
  TripPage,
  | 'places'
  | 'operator'
  | 'attractions'
  | 'guides'
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
  /** Whether bookings are taken here; if not, the company takes them itself. */
  isBooked: boolean;
  /** Currencies of its dates that are paid here; of others the company says yes or no, and collects itself. */
  paidIn: string[];
  art: PosterArt & { alt: string };
  /** What the company shows beside its cover. */
  photos: Photo[];
  /** The map that it drew of the way. */
  ownMap: Photo | null;
  preview: PreviewImage;
  terms: ShownTerm[];
  /** Of the page of dates that is shown; see shownDates. */
  departures: ShownDeparture[];
  datesCount: number;
  datePages: DatePages | null;
  /** Said where the link to it asks for a date that can’t be chosen. */
  missedDate: { date: string; elsewhere: string } | null;
  /** What stands where the price would. */
  noPrice: string | null;
  /** What is said of charges beside the price. */
  charges: string;
  /** What one can pay for a date that is for sale, in the headline's currency. */
  onSale: { count: number; lowCents: number; highCents: number } | null;
  monthBars: number[];
  days: ShownDay[];
  similar: ShownMini[];
  /** Guides to where it goes and pages of what it visits. */
  goesTo: { name: string; path: string }[];
};
