import type { Money } from '../money.ts';
import type { ApiBuilder } from './builder.ts';
import { shownPath } from './context.ts';

export type ValueTypes = ReturnType<typeof addValueTypes>;

/** Types that every area's fields may speak of. */
export function addValueTypes(builder: ApiBuilder) {
  const money = builder.objectRef<Money>('Money').implement({
    description: 'An amount of money.',
    fields: (t) => ({
      cents: t.expose('cents', { type: 'Cents' }),
      currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    }),
  });

  const image = builder
    .objectRef<{ url: string; alt: string | null; width: number; height: number }>('Image')
    .implement({
      description: 'A picture as we keep it. One that isn’t kept yet, or was refused, is absent: its poster stands in.',
      fields: (t) => ({
        url: t.exposeString('url', { description: 'A JPEG on this site, "/images/…"; what it holds never changes.' }),
        alt: t.exposeString('alt', { nullable: true }),
        width: t.exposeInt('width', { nullable: true, description: 'Pixels of that file.' }),
        height: t.exposeInt('height', { nullable: true, description: 'Pixels.' }),
      }),
    });

  const breadcrumb = builder.objectRef<{ name: string; path: string }>('Breadcrumb').implement({
    description: 'A page further up, from the root of the site.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Of the page.' }),
      path: t.string({
        nullable: true,
        description: 'On the site; null until the page exists.',
        resolve: ({ path }, _args, request) => shownPath(path, request),
      }),
    }),
  });

  const faq = builder.objectRef<{ question: string; answer: string }>('Faq').implement({
    fields: (t) => ({ question: t.exposeString('question'), answer: t.exposeString('answer') }),
  });

  const metaSeo = builder
    .objectRef<{ title?: string; description?: string; canonicalUrl?: string; ogImage?: string }>('MetaSeo')
    .implement({
      description: 'What a search engine is told; null where the page says nothing of its own.',
      fields: (t) => ({
        title: t.exposeString('title', { nullable: true }),
        description: t.exposeString('description', { nullable: true }),
        canonicalUrl: t.exposeString('canonicalUrl', { nullable: true }),
        ogImage: t.exposeString('ogImage', { nullable: true }),
      }),
    });

  const namedLink = builder.objectRef<{ name: string; slug: string }>('NamedLink').implement({
    fields: (t) => ({ name: t.exposeString('name'), slug: t.exposeString('slug') }),
  });

  const latLong = builder.objectRef<{ lat: number; long: number }>('LatLong').implement({
    description: 'Degrees, WGS 84.',
    fields: (t) => ({ lat: t.exposeFloat('lat'), long: t.exposeFloat('long') }),
  });

  return { money, image, breadcrumb, faq, metaSeo, namedLink, latLong };
}
