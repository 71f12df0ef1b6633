import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import type { TripListData } from './trip-list-data.ts';

/** What the reader sees now, and on which page; a page may have a list or none. */
let seen: { pathname: string; data: object } | null = null;

/** What a page shows, remembered for `orKept`. */
export function useKept<Data extends object>(data: Data): Data {
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
export async function orKept<Data extends object>({ request, serverLoader }: Asking<Data>): Promise<Data> {
  try {
    return await serverLoader();
  } catch (error) {
    const answered = isRouteErrorResponse(error) && error.status < 500 && error.status !== 429;
    const list = listOf(seen?.data);
    if (answered || request.signal.aborted || !seen || !list) throw error;
    if (seen.pathname !== new URL(request.url).pathname) throw error;
    return { ...seen.data, list: { ...list, failed: true } } as Data;
  }
}

function listOf(data: object | undefined): TripListData | null {
  return data && 'list' in data ? (data.list as TripListData | null) : null;
}
