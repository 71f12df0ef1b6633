import type { Operator } from '../operators/fleet.ts';
import type { DemoRecord } from '../record.ts';
import type { Census } from '../trips/census.ts';
import type { World } from '../world/world.ts';
import { attractionDrafts } from './attractions.ts';
import { kindDrafts, worldDrafts } from './kinds.ts';
import { fourAttributeDrafts, twoAttributeDrafts } from './long-tails.ts';
import { middleEastDraft, placeDrafts } from './places.ts';
import type { CategoryDraft, Page } from './types.ts';

/** All categories with at least three trips, parents before children. */
export function categoryDrafts(world: World, census: Census, planner: Operator, trips: number): CategoryDraft[] {
  const tails = Math.max(60, Math.min(500, Math.round(trips / 12)));
  const wide = [
    ...placeDrafts(world, census, planner),
    ...middleEastDraft(world, census),
    ...worldDrafts(world, census),
    ...kindDrafts(world, census),
  ];
  const sights = attractionDrafts(world, census, new Set(wide.map(({ slug }) => slug)));
  const all = [
    ...wide,
    ...sights,
    ...twoAttributeDrafts(world, census, tails),
    ...fourAttributeDrafts(world, census, Math.round(tails * 0.6)),
  ];
  const known = new Set<string>();
  return all.filter((draft) => {
    const free = !known.has(draft.slug) && (draft.parent === undefined || known.has(draft.parent));
    if (free) known.add(draft.slug);
    return free;
  });
}

export function* categoryRecords(drafts: readonly CategoryDraft[]): Generator<DemoRecord> {
  const relations = relationsOf(drafts);
  for (const draft of drafts) yield categoryRecord(draft, relations.get(draft.slug) ?? []);
}

function categoryRecord(draft: CategoryDraft, related: readonly string[]): DemoRecord {
  return {
    kind: 'category',
    slug: draft.slug,
    name: draft.name,
    category_type: draft.type,
    ...(draft.parent ? { parent: draft.parent } : {}),
    ...(draft.place ? { place: draft.place } : {}),
    ...(draft.poster ? { poster: draft.poster } : {}),
    rule: draft.rule,
    ...(draft.guide ? { travel_guide: draft.guide } : {}),
    ...(draft.tips ? { travel_tips: draft.tips } : {}),
    ...(draft.safety ? { safety_info: draft.safety } : {}),
    experiences: draft.experiences ?? [],
    is_world_category: draft.world ?? false,
    related,
    pages: pagesOf(draft),
  };
}

function pagesOf(draft: CategoryDraft): Page[] {
  const heading = draft.heading ?? `Trips ${draft.phrase}`;
  const faqs = draft.faqs ? { faqs: draft.faqs } : {};
  const article = draft.article ? { main_article: draft.article } : {};
  const subject = draft.heading ? lowerFirst(draft.heading) : `trips ${draft.phrase}`;
  return [
    { page_kind: 'trip', slug: draft.slug, h1: heading, tag_line: draft.tagLine, ...article, ...faqs },
    {
      page_kind: 'landing',
      slug: draft.slug,
      h1: draft.type.startsWith('longtail') || draft.heading ? heading : draft.name,
      tag_line: draft.tagLine,
      ...article,
      ...faqs,
      meta_seo: { title: `${draft.name}: guide and trips`, description: shortened(guideInShort(draft)) },
    },
    {
      page_kind: 'operator',
      slug: draft.operatorSlug ?? `${draft.slug}-tour-companies`,
      h1: `Tour companies for ${subject}`,
      tag_line: 'Who runs trips here, how they rank, and what travelers say of them.',
    },
    {
      page_kind: 'review',
      slug: draft.reviewSlug ?? draft.slug,
      h1: `Reviews of ${subject}`,
      tag_line: 'Sent in by the companies; all of them are shown, the good and the bad.',
    },
    ...(draft.pages ?? []),
  ];
}

/** Of the guide alone: the other pages of a category say what they are by themselves. */
function guideInShort({ name, world, tagLine }: CategoryDraft): string {
  const holds = world ? ' and where they go' : ', who runs them and what travelers say';
  return `${name}: the best rated trips${holds}. ${tagLine}`;
}

const lowerFirst = (text: string) => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);
const shortened = (text: string) => (text.length <= 158 ? text : `${text.slice(0, 155).replace(/\s\S*$/, '')}…`);

const mostRelated = 8;

/** Neighbors: the same kind under the same parent, then what was named, then children. */
function relationsOf(drafts: readonly CategoryDraft[]): Map<string, string[]> {
  const groups = Map.groupBy(drafts, (draft) => `${draft.type}|${draft.parent ?? ''}`);
  const children = Map.groupBy(
    drafts.filter((draft) => draft.parent),
    (draft) => draft.parent as string,
  );
  return new Map(
    drafts.map((draft) => {
      const siblings = (groups.get(`${draft.type}|${draft.parent ?? ''}`) ?? []).filter(
        (other) => other.slug !== draft.slug,
      );
      const nearest = siblings.toSorted(
        (a, b) => Math.abs(Math.log(a.trips / draft.trips)) - Math.abs(Math.log(b.trips / draft.trips)),
      );
      const inside = children.get(draft.slug) ?? [];
      const slugs = [
        ...(draft.related ?? []),
        ...(draft.parent ? [draft.parent] : []),
        ...nearest.slice(0, 5).map(({ slug }) => slug),
        ...inside.slice(0, 4).map(({ slug }) => slug),
      ];
      return [draft.slug, [...new Set(slugs)].slice(0, mostRelated)] as const;
    }),
  );
}
