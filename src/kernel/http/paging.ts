import { z } from 'zod';
import { AppError } from '../errors.ts';

export type Paging = { page: number; limit: number };

export const DEFAULT_LIMIT = 10;
export const LARGEST_LIMIT = 50;
/** Lists end here: page × limit stays within it. */
export const DEEPEST_ROW = 10_000;

/** Query keys of a paged list with so many entries on a page at most. */
export function pagingQueryUpTo(most: number) {
  return z.object({
    page: z.coerce
      .number('must be a whole number')
      .int('must be a whole number')
      .min(1, 'must be 1 or more')
      .default(1)
      .meta({ description: 'Which page, from 1 on.', example: 1 }),
    limit: z.coerce
      .number('must be a whole number')
      .int('must be a whole number')
      .min(1, 'must be 1 or more')
      .max(most, `must be ${most} or less`)
      .default(DEFAULT_LIMIT)
      .meta({ description: 'Entries on a page.', example: DEFAULT_LIMIT }),
  });
}

/** Query keys of every other paged list. */
export const pagingQuery = pagingQueryUpTo(LARGEST_LIMIT);

/** The query key by which a list is ordered. */
export function orderQuery<const Order extends string>(orders: readonly Order[], usual: NoInfer<Order>) {
  return z
    .enum(orders, `must be one of ${orders.join(', ')}`)
    .default(usual as z.util.NoUndefined<Order>)
    .meta({ description: 'What comes first.' });
}

/** Refuses pages that lie too deep. @throws AppError invalid */
export function checkDepth({ page, limit }: Paging): void {
  if (page * limit <= DEEPEST_ROW) return;
  throw new AppError('invalid', `Lists end at row ${DEEPEST_ROW}. Narrow the list with filters instead.`, {
    pointer: 'page',
  });
}

export const pagingMeta = z
  .object({
    current_page: z.int().min(1),
    total_pages: z.int().min(0),
    total_count: z.int().min(0),
    limit_value: z.int().min(1),
  })
  .meta({ id: 'Paging', description: 'Where in a list this page stands.' });

/** Pages that can be asked for, at least one: an empty list has one empty page. */
export function totalPages(totalCount: number, limit: number): number {
  return Math.max(1, Math.min(Math.ceil(totalCount / limit), Math.floor(DEEPEST_ROW / limit)));
}

export function pagingMetaOf({ page, limit }: Paging, totalCount: number): z.output<typeof pagingMeta> {
  return {
    current_page: page,
    total_pages: totalPages(totalCount, limit),
    total_count: totalCount,
    limit_value: limit,
  };
}
