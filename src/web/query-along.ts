/** Which loaders the router asks for: its own note, never a part of a page's address. */
const ROUTERS_OWN = '_routes';

/** The query of a request that is led on to another page, as it was spelled: what it asks for leads along. */
export function queryAlong(request: Request): string {
  const { search, searchParams } = new URL(request.url);
  if (!searchParams.has(ROUTERS_OWN)) return search;
  searchParams.delete(ROUTERS_OWN);
  return searchParams.size > 0 ? `?${searchParams}` : '';
}
