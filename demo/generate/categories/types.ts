import type { Poster } from '#posters/shared';
import type { Faq } from '../trips/faqs.ts';
import type { SampleDay } from './sample-days.ts';

export type CategoryType =
  | 'continent'
  | 'country'
  | 'region'
  | 'city'
  | 'theme'
  | 'activity'
  | 'travel_style'
  | 'attraction'
  | 'longtail_two_attributes'
  | 'longtail_four_attributes';

export type Rule = {
  places?: readonly string[];
  attractions?: readonly string[];
  terms?: Readonly<Record<string, readonly string[]>>;
  min_duration_days?: number;
  max_duration_days?: number;
};

export type Page = {
  page_kind: 'trip' | 'operator' | 'review' | 'landing' | 'itinerary' | 'landmark' | 'poi' | 'duration_itinerary';
  duration_band?: 'one_week' | 'ten_days' | 'two_weeks';
  slug?: string;
  h1: string;
  tag_line?: string;
  main_article?: string;
  meta_seo?: { title: string; description: string };
  faqs?: readonly Faq[];
  days?: readonly SampleDay[];
};

/** A category before it is written: what it is about, in words and as a rule. */
export type CategoryDraft = {
  slug: string;
  name: string;
  type: CategoryType;
  parent?: string;
  place?: string;
  rule: Rule;
  /** Listed trips that the rule matches. */
  trips: number;
  poster?: Poster;
  /** "in Patagonia", "on the Danube River", "with wildlife": ends a heading. */
  phrase: string;
  /** Replaces "Trips {phrase}". */
  heading?: string;
  tagLine: string;
  article?: string;
  guide?: string;
  tips?: string;
  safety?: string;
  experiences?: readonly { title: string; text: string }[];
  faqs?: readonly Faq[];
  world?: boolean;
  pages?: readonly Page[];
  operatorSlug?: string;
  reviewSlug?: string;
  related?: readonly string[];
};
