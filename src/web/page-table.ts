import { forAll } from '#kernel/shared';
import { giftCardPages } from './gift-card-pages.ts';
import { memberPages } from './member-pages.ts';
import { facts, type PageFacts } from './page-facts.ts';
import {
  choice,
  directory,
  list,
  nothing,
  ofQuiz,
  type PageShape,
  pagesAlone,
  reviews,
  reviewsOfCompany,
  searched,
  text,
  withForm,
} from './page-shape.ts';
import { reservePages } from './reserve-pages.ts';

const pages = [
  {
    id: 'catalogue/home.route',
    path: '',
    policy: forAll.page,
    ...nothing,
    facts: facts({ type: 'home_page', name: 'Home', cache: 'priced', shell: 'own' }),
  },
  {
    id: 'search/all-trips.route',
    path: 'all-trips',
    policy: forAll.page,
    ...list,
    facts: facts({ type: 'category_product_list', name: 'Category Product List', cache: 'priced' }),
  },
  {
    id: 'search/trip-list.route',
    path: 'trip-list/:slug',
    policy: forAll.page,
    ...list,
    facts: facts({ type: 'category_product_list', name: 'Category Product List', cache: 'priced' }),
  },
  {
    id: 'guide/guide.route',
    path: 'guide/:slug',
    policy: forAll.page,
    ...nothing,
    facts: facts({ type: 'cat_seolp', name: 'Category SEO Landing', cache: 'priced' }),
  },
  {
    id: 'guide/destinations.route',
    path: 'trip-destinations',
    policy: forAll.page,
    ...nothing,
    facts: facts({ type: 'other', name: 'Destinations', cache: 'priced' }),
  },
  {
    id: 'guide/continent.route',
    path: 'destination/:slug',
    policy: forAll.page,
    ...nothing,
    facts: facts({ type: 'cat_seolp', name: 'Continent', cache: 'priced' }),
  },
  {
    id: 'guide/two-attributes.route',
    file: 'guide/long-tail.route',
    path: 'ltt/:slug',
    policy: forAll.page,
    ...nothing,
    facts: facts({ type: 'cat_seolp', name: 'Category SEO Landing', cache: 'priced' }),
  },
  {
    id: 'guide/four-attributes.route',
    file: 'guide/long-tail.route',
    path: 'ltg/:slug',
    policy: forAll.page,
    ...nothing,
    facts: facts({ type: 'cat_seolp', name: 'Category SEO Landing', cache: 'priced' }),
  },
  {
    id: 'catalogue/previous-trips.route',
    path: 'trips/:slug/previous-trips',
    policy: forAll.page,
    ...nothing,
    facts: facts({
      type: 'category_product_list',
      name: 'Trip Previous Trips',
      cache: 'priced',
      robots: 'noindex,follow',
    }),
  },
  {
    id: 'places/experiences.route',
    path: 'experiences',
    policy: forAll.page,
    ...nothing,
    facts: facts({ type: 'other', name: 'Experiences', cache: 'unpriced' }),
  },
  {
    id: 'places/landmarks.route',
    file: 'places/attraction-list.route',
    path: 'l',
    policy: forAll.page,
    ...pagesAlone,
    facts: facts({ type: 'cat_landmark', name: 'Landmarks', cache: 'unpriced' }),
  },
  {
    id: 'places/landmark.route',
    file: 'places/attraction.route',
    path: 'l/:slug',
    policy: forAll.page,
    ...nothing,
    facts: facts({ type: 'cat_landmark', name: 'Category Landmark', cache: 'priced' }),
  },
  {
    id: 'places/attractions.route',
    file: 'places/attraction-list.route',
    path: 'attractions',
    policy: forAll.page,
    ...searched,
    facts: facts({ type: 'category_attraction', name: 'Attractions', cache: 'unpriced' }),
  },
  {
    id: 'places/attraction.route',
    path: 'attractions/:slug',
    policy: forAll.page,
    ...nothing,
    facts: facts({ type: 'category_attraction', name: 'Category Attraction', cache: 'priced' }),
  },
  {
    id: 'places/itineraries.route',
    path: 'i',
    policy: forAll.page,
    ...nothing,
    facts: facts({ type: 'category_itinerary', name: 'Itineraries', cache: 'unpriced' }),
  },
  {
    id: 'places/itinerary.route',
    path: 'itinerary/:slug',
    policy: forAll.page,
    ...nothing,
    facts: facts({ type: 'category_itinerary', name: 'Category Itinerary', cache: 'priced' }),
  },
  {
    id: 'places/one-week.route',
    file: 'places/itinerary.route',
    path: 'itinerary/:slug/one-week',
    policy: forAll.page,
    ...nothing,
    facts: facts({ type: 'category_itinerary', name: 'One Week Itinerary', cache: 'priced' }),
  },
  {
    id: 'places/ten-days.route',
    file: 'places/itinerary.route',
    path: 'itinerary/:slug/ten-days',
    policy: forAll.page,
    ...nothing,
    facts: facts({ type: 'category_itinerary', name: 'Ten Day Itinerary', cache: 'priced' }),
  },
  {
    id: 'places/two-weeks.route',
    file: 'places/itinerary.route',
    path: 'itinerary/:slug/two-weeks',
    policy: forAll.page,
    ...nothing,
    facts: facts({ type: 'category_itinerary', name: 'Two Week Itinerary', cache: 'priced' }),
  },
  {
    id: 'search/results.route',
    path: 'catalogsearch/result',
    policy: forAll.page,
    ...list,
    facts: facts({ type: 'other', name: 'Search Results', cache: 'anew', robots: 'noindex,follow' }),
  },
  {
    id: 'catalogue/trip.route',
    path: 'trips/:slug',
    policy: forAll.page,
    ...choice,
    facts: facts({ type: 'product_details', name: 'Product Details', cache: 'priced' }),
  },
  {
    id: 'catalogue/operator.route',
    path: 'tour-operators/:slug',
    policy: forAll.page,
    ...nothing,
    facts: facts({ type: 'supplier_profile', name: 'Supplier Profile', cache: 'priced' }),
    endings: {
      '-previous-trips': {
        ...pagesAlone,
        facts: facts({
          type: 'supplier_product_list',
          name: 'Supplier Previous Trips',
          cache: 'priced',
          robots: 'noindex,follow',
        }),
      },
      '-trips': {
        ...list,
        facts: facts({ type: 'supplier_product_list', name: 'Supplier Product List', cache: 'priced' }),
      },
      '-reviews': {
        ...reviewsOfCompany,
        facts: facts({ type: 'supplier_reviews', name: 'Supplier Reviews', cache: 'unpriced' }),
      },
    },
  },
  {
    id: 'compare/picker.route',
    path: 'products/c',
    policy: forAll.page,
    keys: new Set(['trip']),
    paged: false,
    facts: facts({ type: 'other', name: 'Compare Trips', cache: 'unpriced', robots: 'noindex,follow' }),
  },
  {
    id: 'compare/trips.route',
    path: 'products/c/:slugs',
    policy: forAll.page,
    keys: new Set(['only']),
    paged: false,
    facts: facts({ type: 'other', name: 'Compare Trips', cache: 'anew', robots: 'noindex,follow' }),
  },
  {
    id: 'compare/company-picker.route',
    path: 'c',
    policy: forAll.page,
    keys: new Set(['company']),
    paged: false,
    facts: facts({ type: 'other', name: 'Compare Companies', cache: 'unpriced', robots: 'noindex,follow' }),
  },
  {
    id: 'compare/companies.route',
    path: 'c/:slugs',
    policy: forAll.page,
    keys: new Set(['only']),
    paged: false,
    // Those that stand on the page of pairs; the others ask robots to leave them out, and aren't kept.
    facts: facts({ type: 'other', name: 'Compare Companies', cache: 'unpriced' }),
  },
  {
    id: 'compare/pairs.route',
    path: 'top-tour-operator-comparisons',
    policy: forAll.page,
    ...nothing,
    facts: facts({ type: 'other', name: 'Companies Side by Side', cache: 'unpriced' }),
  },
  {
    id: 'companies/directory.route',
    path: 'operators',
    policy: forAll.page,
    ...directory,
    facts: facts({ type: 'cat_supplier_list', name: 'Tour Companies', cache: 'unpriced' }),
  },
  {
    id: 'companies/place.route',
    path: 'tc/:slug',
    policy: forAll.page,
    ...pagesAlone,
    facts: facts({ type: 'cat_supplier_list', name: 'Category Supplier List', cache: 'priced' }),
  },
  {
    id: 'companies/reviews-index.route',
    path: 'tour-operator-reviews',
    policy: forAll.page,
    ...nothing,
    facts: facts({ type: 'tour_operator_reviews', name: 'Tour Operator Reviews', cache: 'unpriced' }),
  },
  {
    id: 'companies/reviews-hub.route',
    path: 'reviews',
    policy: forAll.page,
    ...nothing,
    facts: facts({ type: 'cat_reviews', name: 'Reviews', cache: 'unpriced' }),
  },
  {
    id: 'companies/category-reviews.route',
    path: 'reviews/:slug',
    policy: forAll.page,
    ...reviews,
    facts: facts({ type: 'cat_reviews', name: 'Category Reviews', cache: 'priced' }),
  },
  text('content/about', 'about', 'About'),
  text('content/help-faq', 'help-faq', 'Help'),
  text('content/press', 'press', 'Press'),
  text('content/privacy-policy', 'privacy-policy', 'Privacy Policy'),
  text('content/terms-of-use', 'terms-of-use', 'Terms of Use'),
  text('content/member-benefits', 'member-benefits', 'Member Benefits'),
  withForm('content/careers', 'careers', 'Careers'),
  withForm('content/partners', 'partners', 'Partners'),
  withForm('content/affiliate', 'affiliate', 'Affiliate'),
  text('content/climate', 'sojourn-gives-back-for-climate-change', 'Climate'),
  {
    id: 'content/member-savings.route',
    path: 'member-savings',
    policy: forAll.page,
    ...nothing,
    facts: facts({ type: 'other', name: 'Member Savings', cache: 'priced' }),
  },
  {
    id: 'content/restrictions.route',
    path: 'covid-travel-restrictions-map',
    policy: forAll.page,
    ...nothing,
    facts: facts({ type: 'covid_restrictions_map', name: 'Covid Restrictions Map', cache: 'unpriced' }),
  },
  {
    id: 'content/blog.route',
    path: 'blog',
    policy: forAll.page,
    keys: new Set(['topic']),
    paged: true,
    facts: facts({ type: 'blog', name: 'Blog', cache: 'unpriced', shell: 'sticky' }),
  },
  {
    id: 'content/article.route',
    path: 'blog/:slug',
    policy: forAll.page,
    ...nothing,
    facts: facts({ type: 'article', name: 'Article', cache: 'priced', shell: 'sticky' }),
  },
  {
    id: 'content/experts.route',
    path: 'travel-experts',
    policy: forAll.page,
    ...nothing,
    facts: facts({ type: 'other', name: 'Travel Experts', cache: 'unpriced' }),
  },
  {
    id: 'sitemap/site.route',
    path: 'stride-sitemap',
    policy: forAll.page,
    ...pagesAlone,
    facts: facts({ type: 'other', name: 'Site Map', cache: 'unpriced' }),
  },
  {
    id: 'sitemap/places.route',
    path: 'global-sitemap',
    policy: forAll.page,
    ...pagesAlone,
    facts: facts({ type: 'other', name: 'Map of Places', cache: 'unpriced' }),
  },
  {
    id: 'contact/contact.route',
    path: 'contact',
    policy: forAll.page,
    ...nothing,
    facts: facts({ type: 'other', name: 'Contact', cache: 'unpriced' }),
  },
  ...memberPages,
  ...reservePages,
  ...giftCardPages,
  {
    id: 'quiz/quiz.route',
    path: 'wonderful-world-of-travel',
    policy: forAll.page,
    ...ofQuiz,
    facts: facts({ type: 'other', name: 'Quiz', cache: 'unpriced', shell: 'own' }),
  },
  {
    id: 'docs/docs.route',
    path: 'docs',
    policy: forAll.page,
    ...nothing,
    facts: facts({ type: 'other', name: 'API Reference', cache: 'unpriced', robots: 'noindex,follow' }),
  },
  {
    id: 'not-found.route',
    path: '*',
    policy: forAll.page,
    ...nothing,
    facts: facts({ type: 'other', name: 'Page Not Found', cache: 'anew', robots: 'noindex,nofollow' }),
  },
] as const satisfies PageShape[];

const samples = [
  {
    id: 'dev/ui.route',
    path: 'dev/ui',
    policy: forAll.page,
    ...nothing,
    facts: facts({ type: 'other', name: 'Components', cache: 'anew', robots: 'noindex,nofollow' }),
  },
] as const satisfies PageShape[];

export type PageId = (typeof pages)[number]['id'] | (typeof samples)[number]['id'];

export type PageRow = PageShape & { id: PageId };

/** What the table says of a page whose address doesn't end like one of its further views. */
export function factsOf(id: PageId): PageFacts {
  const row = pagesIn('development').find((page) => page.id === id);
  if (!row) throw new Error(`page-table.ts has no row ${id}.`);
  return row.facts;
}

/** Every page there is; those for developers aren't built for production. */
export function pagesIn(mode: 'production' | 'development'): readonly PageRow[] {
  return mode === 'production' ? pages : [...samples, ...pages];
}
