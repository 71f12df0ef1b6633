import type { CachedPage } from './page-cache.ts';

/** A page as it comes out of its rendering. */
export function finishedPage(
  text: string,
  tags: string[] = [],
  expiresAt = Number.MAX_SAFE_INTEGER,
): { page: CachedPage } {
  const body = Buffer.from(text);
  return {
    page: {
      id: 'catalogue/trip.route',
      status: 200,
      headers: [],
      cacheControl: '',
      etag: text,
      bodies: { br: body, gzip: body },
      tags,
      expiresAt,
    },
  };
}
