import { isAPIError } from 'better-auth/api';
import type { Accounts } from './accounts.ts';

type Found = Awaited<ReturnType<Accounts['auth']['api']['getSession']>>;

/**
 * The session that these headers hold; null for none. The library calls whatever the database says a fault of its own:
 * callers are told what the database said, so that they answer as for any other failure of it.
 */
export async function sessionOf({ auth }: Pick<Accounts, 'auth'>, headers: Headers): Promise<Found> {
  try {
    return await auth.api.getSession({ headers, query: { disableRefresh: true } });
  } catch (error) {
    throw isAPIError(error) && error.statusCode >= 500 && error.cause ? error.cause : error;
  }
}
