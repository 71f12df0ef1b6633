import { createContext, useContext } from 'react';

/** The request that is being answered; set while the server renders. */
export const RequestId = createContext<string | null>(null);

const NAME = 'request-id';

/**
 * Names the request on a page that failed, so that a reader can quote it. Only the server knows it: in the browser it
 * is read back from the page.
 */
export function useRequestId(): string | null {
  const rendering = useContext(RequestId);
  if (typeof document === 'undefined') return rendering;
  return document.querySelector(`meta[name="${NAME}"]`)?.getAttribute('content') ?? null;
}

/** Puts the id where `useRequestId` finds it again. */
export function RequestIdMeta({ id }: { id: string }) {
  return <meta name={NAME} content={id} />;
}
