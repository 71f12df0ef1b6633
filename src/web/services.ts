import { createContext } from 'react-router';
import type { Services } from '../server/services.ts';

export type { Services };

/** What a loader may use; the server puts it into every request's router context. */
export const services = createContext<Services>();

export type DocumentKeeper = {
  /** Rendering takes milliseconds; this waits until they hold up nobody. */
  begin(): Promise<void>;
  /** Takes a finished document and answers its Content-Security-Policy. */
  finish(html: string): string;
};

/** What the server does for a document that is rendered. */
export const documentKeeper = createContext<DocumentKeeper>();
