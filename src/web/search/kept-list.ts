import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import type { TripListData } from './trip-list-data.ts';

type WithList = { list: TripListData | null };

/** What the reader sees now, and on which page. */
let seen: { pathname: string; data: WithList } | null = null;

/** What a page shows, remembered for `orKept`. */
export function useKept<Data extends WithList>(data: Data): Data {
  const { pathname } = useLocation();
  useEffect(() => {
    seen = { pathname, data };
  }, [pathname, data]);
  return data;
}

type Asking<Data> = { request: Request; serverLoader: () => Promise<Data> };

/**
 * For the loader in the browser: what the server answers, or, when nothing comes back or the server fails, the list as
 * it stands, marked as `failed`. A page that isn't there stays an error.
 */
export async function orKept<Data extends WithList>({ request, serverLoader }: Asking<Data>): Promise<Data> {
  try {
    return await serverLoader();
  } catch (error) {
    const answered = isRouteErrorResponse(error) && error.status < 500 && error.status !== 429;
    if (answered || request.signal.aborted || !seen?.data.list) throw error;
    if (seen.pathname !== new URL(request.url).pathname) throw error;
    return { ...seen.data, list: { ...seen.data.list, failed: true } } as Data;
  }
}
