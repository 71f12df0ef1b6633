import type { TermEntry } from '../trips/named-link.ts';
import type { Deposit } from '../trips/payment-terms.ts';
import type { Picture, TripCard } from '../trips/trip-card.ts';
import type { Faq, MetaSeo, RatingTotal } from '../trips/trip-page-model.ts';

/** A company as lists show it. */
export type OperatorCard = {
  slug: string;
  name: string;
  rating: number | null;
  reviewsCount: number;
  tripsCount: number;
  knownFor: string | null;
  logo: Picture | null;
};

export type OperatorPage = OperatorCard & {
  id: string;
  shortName: string | null;
  mainImage: Picture | null;
  videoUrl: string | null;
  galleryImages: Picture[];
  lovedFor: string | null;
  awards: { name: string; year?: number; source?: string }[];
  faqs: Faq[];
  flags: string[];
  contracted: boolean;
  ustoaStatus: 'none' | 'active_member' | 'associate_member';
  covidSafety: string | null;
  cancellationPolicy: string | null;
  cancellationPolicyUrl: string | null;
  memberSavings: string | null;
  bookingPolicy: string | null;
  bookingTerms: string | null;
  customerAges: string | null;
  businessProcessType: 'instant' | 'on_request' | 'lead_only';
  cta: 'reserve' | 'request_quote' | 'visit_site' | 'brochure';
  reservationFields: string[];
  deposit: Deposit | null;
  ratingTotal: RatingTotal | null;
  metaSeo: MetaSeo;
  /** There are trips that it no longer offers. */
  hasOldTrips: boolean;
  terms: TermEntry[];
  associations: { name: string; description: string | null; logoImage: Picture | null }[];
  rankings: {
    rank: number;
    /** Of so many. */
    companies: number;
    name: string;
    slug: string;
    tripPageSlug: string | null;
    companiesPageSlug: string | null;
  }[];
  similar: OperatorCard[];
  topTrips: TripCard[];
  popularTrips: TripCard[];
  updatedAt: string;
};
