import type { ShownCompany } from './shown-operator.ts';

type Reviewed = Pick<ShownCompany, 'slug' | 'name' | 'reviewsCount'>;

/** What stands in place of reviews of a company, or of one of its trips, that nobody wrote; and where one goes on. */
export function noReviews({ slug, name, reviewsCount }: Reviewed, trip: { slug: string; name: string } | null) {
  const hasOthers = trip !== null && reviewsCount > 0;
  return {
    words: `Nobody has reviewed ${trip?.name ?? name} yet.`,
    more: hasOthers
      ? { title: `See all reviews of ${name}`, href: `/tour-operators/${slug}-reviews` }
      : { title: 'See its trips', href: `/tour-operators/${slug}-trips` },
    write: `/write-a-review?operator=${slug}${trip ? `&trip=${trip.slug}` : ''}`,
  };
}
