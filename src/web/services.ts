import { createContext } from 'react-router';
import type { Services } from '../server/services.ts';

export type { Services };

/** What a loader may use; the server puts it into every request's router context. */
export const services = createContext<Services>();

/** Hands a finished document to the server, which answers its Content-Security-Policy. */
export const finishDocument = createContext<(html: string) => string>();
