import { data } from 'react-router';
import { type ContentLists, type ContentPage, contentLists, contentPage, questionsOf } from '#content';
import type { Context } from '#kernel';
import { formTopics } from '#leads';
import { crops, type Poster, posterDescription, posterUrl } from '#posters/shared';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { readIsThere } from '../shell/shell.loader.ts';
import { idsBeside, pathsOf, shownBlocks, tagsOfLinks } from './shown-blocks.loader.ts';

export type TextPage = Awaited<ReturnType<typeof readTextPage>>['shown'];

/** The text of a page that stands in a file of content. @throws 404 where no file has one */
export async function textPageLoader(from: Services, path: string, request: Request) {
  const { shown, id, links } = await readTextPage(from, path);
  return data(shown, { headers: cacheHeaders(from.page, request, { tags: [`page:${id}`, ...links] }) });
}

/** The same without what is said of keeping it, for pages that show more. */
export async function readTextPage({ ctx, config, hasPage }: Services, path: string) {
  const found = await contentPage(ctx, path);
  if (!found) throw data(null, { status: 404 });
  const { id, title, tagline, dated, questions, shows, poster, form, actions, seo, body } = found;
  const paths = pathsOf(found);
  const isThere = await readIsThere(ctx, hasPage, paths);
  const { press = null, roles = null } = await listsOf(ctx, shows);
  const { teamEmail, phoneNumber } = config;
  const contact = shows.includes('contact') && (teamEmail || phoneNumber) ? { teamEmail, phoneNumber } : null;
  const own = [
    ...(form === undefined ? [] : ['write']),
    ...(press?.mentions.length ? ['news'] : []),
    ...(press?.awards.length ? ['awards'] : []),
    ...(roles === null ? [] : ['roles']),
    ...(contact === null ? [] : ['contact']),
  ];
  const blocks = shownBlocks(body, isThere, idsBeside(own));
  const shown = {
    path,
    title,
    tagLine: tagline ?? null,
    dated: dated ?? null,
    form: form === undefined ? null : { topicId: form, topics: await formTopics(ctx), teamEmail },
    seo,
    blocks,
    parts: blocks.flatMap((block) =>
      block.kind === 'heading' && block.level === 2 ? [{ id: block.id, title: block.text }] : [],
    ),
    faqs: questions ? questionsOf(blocks) : [],
    press: press && press.mentions.length + press.awards.length > 0 ? press : null,
    roles,
    mark: shows.includes('mark'),
    scene: poster ? sceneOf(poster as Poster) : null,
    contact,
    actions: actions.filter(({ href }) => !href.startsWith('/') || isThere(href)),
  };
  return { shown, id, links: tagsOfLinks(paths) };
}

/** Of the lists those that the page shows. */
async function listsOf(
  ctx: Context,
  shows: ContentPage['shows'],
): Promise<Partial<Pick<ContentLists, 'press' | 'roles'>>> {
  if (!shows.includes('press') && !shows.includes('roles')) return {};
  const { press, roles } = await contentLists(ctx);
  return { ...(shows.includes('press') && { press }), ...(shows.includes('roles') && { roles }) };
}

function sceneOf(poster: Poster) {
  const { width, height } = crops.card;
  return { art: { src: posterUrl(poster, 'card'), width, height }, alt: posterDescription(poster) };
}
