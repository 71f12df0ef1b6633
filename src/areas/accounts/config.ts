import { z } from 'zod';
import { defineConfig } from '#kernel';

export type AccountsConfig = {
  /** Sign-in with Google; null: it isn't offered. */
  google: { clientId: string; clientSecret: string; issuer: string } | null;
};

const GOOGLE = 'https://accounts.google.com';
const NAMES = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const;

export const accountsConfig = defineConfig('accounts', {
  variables: {
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    /** Another issuer in its place, for tests; production takes Google alone. */
    GOOGLE_ISSUER: z.url({ protocol: /^https?$/, error: `must be an address such as ${GOOGLE}` }).default(GOOGLE),
  },
  problems(given, production) {
    const some = NAMES.some((name) => given[name]);
    const missing = some ? NAMES.filter((name) => !given[name]) : [];
    const other = production && given.GOOGLE_ISSUER !== undefined && given.GOOGLE_ISSUER !== GOOGLE;
    return [
      ...missing.map((name) => ({ name, message: 'is required beside the other one, for sign-in with Google' })),
      ...(other ? [{ name: 'GOOGLE_ISSUER', message: 'is for tests: production takes Google alone' }] : []),
    ];
  },
  read: (env): AccountsConfig => ({
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET, issuer: env.GOOGLE_ISSUER }
        : null,
  }),
});
