import { data, redirect } from 'react-router';
import { type CategoryPage, categoryPage } from '#catalogue';
import { renamedSlug } from '#catalogue/addresses';
import type { Context } from '#kernel';

type Folder = 'guide' | 'ltt' | 'ltg';

/** The page of this slug; one that stands in another folder, or has another slug today, is led to. */
export async function landingPage(ctx: Context, folder: Folder, slug: string): Promise<CategoryPage> {
  const page = await categoryPage(ctx, { kind: 'landing', slug });
  if (page?.path.startsWith(`/${folder}/`)) return page;
  const renamed = page ? null : await renamedSlug(ctx, 'page:landing', slug);
  const now = renamed ? await categoryPage(ctx, { kind: 'landing', slug: renamed }) : page;
  if (now) throw redirect(now.path, 301);
  throw data(null, { status: 404 });
}
