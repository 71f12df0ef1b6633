import { notFound } from '#kernel';
import {
  type ApiBuilder,
  type ApiObject,
  type ListMetadataShape,
  listMetadataShape,
  paged,
  readPaging,
  readSlug,
  rows,
  shownPath,
  type ValueTypes,
} from '#kernel/graphql';
import type { Paging } from '#kernel/http';
import { type PartnersGraphql, partnerRequest } from '#partners';
import { type Article, article, articles } from './articles.ts';
import { addMenus } from './graphql/menus.ts';
import { addPages } from './graphql/pages.ts';

type Listed = { articles: Article[]; total: number; paging: Paging };

const USUAL_ARTICLES = 10;

/** Articles, menus and text pages. */
export function addContent(
  builder: ApiBuilder,
  values: ValueTypes & { poster: ApiObject<Pick<Article, 'slug' | 'poster'>> },
  { listMetadata }: { listMetadata: ApiObject<ListMetadataShape> },
  partners: PartnersGraphql,
): void {
  const articleType = builder.objectRef<Article>('Article').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      slug: t.exposeString('slug'),
      path: t.string({
        nullable: true,
        description: 'On the site; null until the page exists.',
        resolve: ({ slug }, _args, request) => shownPath(`/blog/${slug}`, request),
      }),
      name: t.exposeString('name'),
      topic: t.exposeString('topic', { nullable: true }),
      summary: t.exposeString('summary', { nullable: true }),
      body: t.exposeString('body', { description: 'Paragraphs, divided by blank lines.' }),
      image: t.expose('image', { type: values.image, nullable: true }),
      poster: t.field({ type: values.poster, resolve: (found) => found }),
      author: t.exposeString('author', { nullable: true }),
      readingMinutes: t.exposeInt('readingMinutes', { nullable: true }),
      publishedAt: t.expose('publishedAt', { type: 'DateTime' }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
      metaSEO: t.expose('metaSeo', { type: values.metaSeo }),
    }),
  });
  const articleList = builder.objectRef<Listed>('ArticleList').implement({
    fields: (t) => ({
      nodes: t.field({ type: [articleType], extensions: rows, resolve: (list) => list.articles }),
      metadata: t.field({ type: listMetadata, resolve: ({ paging, total }) => listMetadataShape(paging, total) }),
    }),
  });

  builder.queryField('article', (t) =>
    t.field({
      type: articleType,
      nullable: true,
      description: 'A published article, by its slug.',
      args: { slug: t.arg.string({ required: true }) },
      resolve: async (_root, { slug }, { ctx }) => {
        const found = await article(ctx, readSlug(slug));
        if (!found) throw notFound();
        return found;
      },
    }),
  );
  builder.queryField('articles', (t) =>
    t.field({
      type: articleList,
      nullable: true,
      extensions: paged(USUAL_ARTICLES),
      description: 'Published articles, newest first.',
      args: {
        dmoSlug: t.arg.string(),
        page: t.arg.int({ defaultValue: 1 }),
        limit: t.arg.int({ defaultValue: USUAL_ARTICLES }),
      },
      resolve: async (_root, { dmoSlug, ...asked }, from): Promise<Listed> => {
        const paging = readPaging(asked, { limit: USUAL_ARTICLES });
        const { ctx } = await partnerRequest(from, dmoSlug);
        return { ...(await articles(ctx, paging)), paging };
      },
    }),
  );
  addMenus(builder, partners);
  addPages(builder, values);
}
