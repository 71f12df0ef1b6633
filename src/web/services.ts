import { createContext } from 'react-router';
import type { Services } from '../server/services.ts';

export type { Services };

/** What a loader may use; the server puts it into every request's router context. */
export const services = createContext<Services>();

/** The Content-Security-Policy of a finished document: only the server knows it. */
export const documentPolicy = createContext<(html: string) => string>();
