import { redirect } from 'react-router';
import { type CategoryPage, categoryPage } from '#catalogue';
import type { Context } from '#kernel';
import { queryAlong } from '../query-along.ts';
import { renamedOrMissing } from '../renamed.loader.ts';

type Asked = { folder: 'guide' | 'ltt' | 'ltg'; slug: string; request: Request };

/** The page of this slug; one that stands in another folder, or has another slug today, is led to. */
export async function landingPage(ctx: Context, { folder, slug, request }: Asked): Promise<CategoryPage> {
  const page = await categoryPage(ctx, { kind: 'landing', slug });
  if (page?.path.startsWith(`/${folder}/`)) return page;
  if (page) throw redirect(page.path + queryAlong(request), 301);
  const pathOf = async (now: string) => (await categoryPage(ctx, { kind: 'landing', slug: now }))?.path;
  throw await renamedOrMissing(ctx, { kind: 'page:landing', slug, request }, pathOf);
}
