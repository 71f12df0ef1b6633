import type { OperatorCard, OperatorPage } from '#catalogue/shared';
import type { PosterArt } from '../../ui/art.tsx';
import { photoArt, photosOf } from '../art.ts';
import type { Photo } from '../gallery.tsx';
import { type BoardTrip, boardTrips, type ShownMini, shownMinis } from '../shown-card.ts';

/** What the head of each of a company's pages shows. */
export type ShownCompany = Pick<
  OperatorPage,
  'id' | 'slug' | 'name' | 'rating' | 'reviewsCount' | 'ratingTotal' | 'tripsCount' | 'hasOldTrips'
> & {
  logo: PosterArt | null;
};

export type ShownOperatorCard = Omit<OperatorCard, 'logo'> & { logo: PosterArt | null };

/** What a company's profile shows; the rest isn't sent. */
export type ShownOperator = ShownCompany &
  Pick<
    OperatorPage,
    | 'knownFor'
    | 'lovedFor'
    | 'videoUrl'
    | 'memberSavings'
    | 'rankings'
    | 'businessProcessType'
    | 'bookingPolicy'
    | 'deposit'
    | 'cancellationPolicy'
    | 'cancellationPolicyUrl'
    | 'bookingTerms'
    | 'covidSafety'
    | 'customerAges'
    | 'awards'
    | 'faqs'
    | 'metaSeo'
  > & {
    associations: { name: string; description: string | null }[];
    photos: Photo[];
    topTrips: ShownMini[];
    popularTrips: BoardTrip[];
    similar: ShownOperatorCard[];
  };

export function shownCompany(operator: OperatorPage): ShownCompany {
  const { id, slug, name, rating, reviewsCount, ratingTotal, tripsCount, hasOldTrips, logo } = operator;
  return { id, slug, name, rating, reviewsCount, ratingTotal, tripsCount, hasOldTrips, logo: logo && photoArt(logo) };
}

export function shownOperatorCard({ logo, ...card }: OperatorCard): ShownOperatorCard {
  return { ...card, logo: logo && photoArt(logo) };
}

export function shownOperator(operator: OperatorPage): ShownOperator {
  return {
    ...shownCompany(operator),
    knownFor: operator.knownFor,
    lovedFor: operator.lovedFor,
    videoUrl: operator.videoUrl,
    memberSavings: operator.memberSavings,
    rankings: operator.rankings,
    businessProcessType: operator.businessProcessType,
    bookingPolicy: operator.bookingPolicy,
    deposit: operator.deposit,
    cancellationPolicy: operator.cancellationPolicy,
    cancellationPolicyUrl: operator.cancellationPolicyUrl,
    bookingTerms: operator.bookingTerms,
    covidSafety: operator.covidSafety,
    customerAges: operator.customerAges,
    awards: operator.awards,
    faqs: operator.faqs,
    metaSeo: operator.metaSeo,
    associations: operator.associations.map(({ name, description }) => ({ name, description })),
    photos: photosOf(
      [operator.mainImage, ...operator.galleryImages].filter((one) => one !== null),
      operator.name,
    ),
    topTrips: shownMinis(operator.topTrips),
    popularTrips: boardTrips(operator.popularTrips),
    similar: operator.similar.map(shownOperatorCard),
  };
}
