import { forgottenSession } from '#accounts';
import type { KeptCookie } from '#kernel/http';
import type { Door } from './door.ts';
import type { FormCall } from './form-door.ts';

/** What takes a session that has ended out of the browser that asks; nothing for one that holds. */
export function deadSession({ accounts }: Pick<Door, 'accounts'>, c: FormCall): KeptCookie[] {
  return c.get('actor').kind === 'member' ? [] : forgottenSession(accounts, c.req.raw.headers);
}
