import { notFound } from '#kernel';
import {
  type ApiBuilder,
  type ApiObject,
  batched,
  type GraphqlContext,
  shownPath,
  type ValueTypes,
} from '#kernel/graphql';
import { type Attraction, attractionsBySlug } from '../places/attraction.ts';
import type { Place } from '../trips/trip-page-model.ts';
import type { PosterShape } from './poster-type.ts';

/** An attraction by slug, with what is known of it so far. */
export type AttractionNode = {
  request: GraphqlContext;
  slug: string;
  name: string;
  kind: string;
  known: Attraction | null;
};

const loadAttraction = batched(attractionsBySlug);

export function attractionNode(request: GraphqlContext, known: Attraction): AttractionNode {
  return { request, slug: known.slug, name: known.name, kind: known.kind, known };
}

function whole<Value>(pick: (attraction: Attraction, request: GraphqlContext) => Value) {
  return async ({ request, slug, known }: AttractionNode): Promise<Value> => {
    const found = known ?? (await loadAttraction(request, slug));
    if (!found) throw notFound();
    return pick(found, request);
  };
}

type PlaceTypes = { poster: ApiObject<PosterShape>; place: ApiObject<Place> };

/** A landmark or point of interest. */
export function addAttractionType(builder: ApiBuilder, values: ValueTypes, { poster, place }: PlaceTypes) {
  return builder.objectRef<AttractionNode>('Attraction').implement({
    description: 'A landmark, or a point of interest.',
    fields: (t) => ({
      id: t.id({ resolve: whole(({ id }) => id) }),
      name: t.exposeString('name'),
      slug: t.exposeString('slug'),
      kind: t.exposeString('kind', { description: 'landmark or poi.' }),
      path: t.string({
        nullable: true,
        description: 'Of its page on the site; null until that exists.',
        resolve: whole(({ path }, request) => shownPath(path, request)),
      }),
      image: t.field({ type: values.image, nullable: true, resolve: whole(({ image }) => image) }),
      poster: t.field({ type: poster, resolve: whole((found) => found) }),
      latLong: t.field({ type: values.latLong, nullable: true, resolve: whole(({ latLong }) => latLong) }),
      place: t.field({ type: place, description: 'Where it stands.', resolve: whole((found) => found.place) }),
      article: t.string({ nullable: true, resolve: whole(({ article }) => article) }),
      faqs: t.field({ type: [values.faq], resolve: whole(({ faqs }) => faqs) }),
    }),
  });
}
