import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { type Context, isAppError } from '#kernel';
import { once } from '#kernel/serving';
import type { Door } from './door.ts';
import type { Form } from './form-door.ts';

/** What a form began, and the token by which its browser knows it again. */
export type Begun = { id: string; token: string | null };

const TRIES = 12;
const WAIT_MS = 250;

/** What one page’s form begins is one, however often it arrives; the second waits for the first, a while. */
export async function begunOnce(
  ctx: Context,
  { keyring }: Pick<Door, 'keyring'>,
  route: string,
  { key = '', solved: _, ...given }: Form,
  work: (inside: Context) => Promise<Begun>,
): Promise<Begun> {
  if (!z.uuid().safeParse(key).success) return work(ctx);
  const call = { route, key, request: JSON.stringify(given) };
  for (let tries = 1; ; tries++) {
    try {
      const { body } = await once(ctx, keyring, call, async (inside) => ({
        status: 303,
        body: JSON.stringify(await work(inside)),
      }));
      return JSON.parse(body);
    } catch (error) {
      if (!isAppError(error) || error.code !== 'request_in_progress' || tries === TRIES) throw error;
      await setTimeout(WAIT_MS);
    }
  }
}
