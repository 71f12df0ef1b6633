import { createContext } from 'react-router';
import type { Services } from '../server/services.ts';

export type { Services };

/** What a loader may use; the server puts it into every request's router context. */
export const services = createContext<Services>();

export type DocumentKeeper = {
  /** Rendering takes milliseconds; this waits until they hold up nobody. */
  begin(): Promise<void>;
  /** That a page isn't there has been said in a document before, which is kept. */
  isMissingKept: boolean;
  /** Known to this rendering alone: what bears it as its nonce is a script of ours. */
  mark: string;
  /** Takes a finished document and answers its Content-Security-Policy. */
  finish(html: string): string;
};

/** What the server does for a document that is rendered. */
export const documentKeeper = createContext<DocumentKeeper>();
