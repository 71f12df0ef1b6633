import { notFound } from '#kernel';
import type { ApiBuilder, ValueTypes } from '#kernel/graphql';
import { type ContentPage, contentPage } from '../content.ts';
import { readMarkdown } from '../prose/markdown.ts';
import { questionsOf } from '../prose/questions.ts';

const PATH = /^\/[\w/-]{0,200}$/;

/** Texts of the house: legal ones, help and the like. */
export function addPages(builder: ApiBuilder, values: ValueTypes): void {
  const page = builder.objectRef<ContentPage>('Page').implement({
    description: 'A text page of the site.',
    fields: (t) => ({
      path: t.exposeString('path'),
      title: t.exposeString('title'),
      tagLine: t.exposeString('tagline', { nullable: true, description: 'The sentence under its title.' }),
      dated: t.string({
        nullable: true,
        description: 'Since when a legal text is in effect: YYYY-MM-DD.',
        resolve: ({ dated }) => dated ?? null,
      }),
      body: t.exposeString('body', { description: 'Markdown without HTML.' }),
      faqs: t.field({
        type: [values.faq],
        description: 'Of a page of questions: each of them with its answer.',
        resolve: ({ questions, body }) => (questions ? questionsOf(readMarkdown(body).blocks) : []),
      }),
      metaSEO: t.expose('seo', { type: values.metaSeo }),
    }),
  });
  builder.queryField('page', (t) =>
    t.field({
      type: page,
      nullable: true,
      description: 'A text page by its path, "/privacy-policy".',
      args: { path: t.arg.string({ required: true }) },
      resolve: async (_root, { path }, { ctx }) => {
        // Nothing else can be the path of a page, and the database refuses some of it.
        const found = PATH.test(path) ? await contentPage(ctx, path) : null;
        if (!found) throw notFound();
        return found;
      },
    }),
  );
}
