import { categoryLinks, tripTypes } from '#catalogue';
import { describedTerms } from '#catalogue/places';
import { contentLists } from '#content';
import { groupOfKind } from '../catalogue/group-of-kind.ts';
import { type TermLook, termLook } from '../catalogue/term-look.loader.ts';
import type { Services } from '../services.ts';
import { categoryHref, EVERYTHING, type MenuCategory, ofKind } from '../shell/menus.ts';

export type Experience = { title: string; path: string; description: string | null; trips: number };

export type Experiences = {
  types: (Experience & TermLook & { days: [number, number]; group: string | null })[];
  groups: { title: string; anchor: string; links: Experience[] }[];
  transport: { name: string; description: string }[];
};

/** Ways to travel with what is said of them, each leading to its guide. */
export async function readExperiences({ ctx, hasPage, shared }: Services): Promise<Experiences> {
  const [{ browse }, categories, terms, figures] = await Promise.all([
    contentLists(ctx),
    categoryLinks(ctx, ['activity', 'travel_style', 'theme'], 300),
    describedTerms(ctx, ['activity', 'theme', 'travel_style', 'transport_included']),
    shared.get('trip types', ctx, tripTypes),
  ]);
  const wordsOf = (property: string, key: string) =>
    terms.find((term) => term.propertyKey === property && term.key.toLowerCase() === key.toLowerCase());
  const typeSlugs = new Set([...browse.types, ...figures.map(({ key }) => key.toLowerCase())]);
  const isType = ({ categorySlug }: MenuCategory) => typeSlugs.has(categorySlug);
  const types = figures.map((type) => {
    const category = categories.find(({ categorySlug }) => categorySlug === type.key.toLowerCase());
    return {
      title: type.name,
      path: category ? categoryHref(category, hasPage) : `/all-trips?trip_type=${type.key}`,
      description: type.description,
      trips: type.trips,
      ...termLook(type),
      days: [type.daysMin, type.daysMax] as [number, number],
      group: groupOfKind(type),
    };
  });
  const groups = browse.kinds.map(({ title, type, anchor, first }) => {
    const own = ofKind(categories, browse, { title, type, anchor, first }).filter(
      (category) => !isType(category) && category.categorySlug !== EVERYTHING,
    );
    const links = own.map((category) => ({
      title: category.name,
      path: categoryHref(category, hasPage),
      description: wordsOf(type, category.categorySlug)?.description ?? null,
      trips: category.tripsCount,
    }));
    return { title, anchor, links };
  });
  const transport = terms.flatMap(({ propertyKey, name, description }) =>
    propertyKey === 'transport_included' && description ? [{ name, description }] : [],
  );
  return { types, groups: groups.filter(({ links }) => links.length > 0), transport };
}
