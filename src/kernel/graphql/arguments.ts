import { AppError, notFound } from '../errors.ts';
import { checkDepth, LARGEST_LIMIT, type Paging } from '../http/paging.ts';
import { isSlug } from '../http/slug.ts';

/** What a list is asked for, as it stands in the arguments. */
export type ListAsked = {
  page?: number | null | undefined;
  limit?: number | null | undefined;
  orderBy?: string | null | undefined;
  filters?: { key: string; values: string[] }[] | null | undefined;
};

/** Reads a page's arguments. @throws AppError invalid, naming the argument. */
export function readPaging(
  { page, limit }: { page?: number | null | undefined; limit?: number | null | undefined },
  usual: { limit: number; most?: number },
): Paging {
  const most = usual.most ?? LARGEST_LIMIT;
  const read = { page: page ?? 1, limit: limit ?? usual.limit };
  if (read.page < 1) throw new AppError('invalid', 'page must be 1 or more', { pointer: 'page' });
  if (read.limit < 1 || read.limit > most) {
    throw new AppError('invalid', `limit must be between 1 and ${most}`, { pointer: 'limit' });
  }
  checkDepth(read);
  return read;
}

/** A slug as given, or not_found for what can't be one. */
export function readSlug(slug: string): string {
  if (!isSlug(slug)) throw notFound();
  return slug;
}
