import { AppError, type Context, transaction } from '#kernel';
import type { RestRoute, RouteInput, SuccessStatus } from '#kernel/http';
import { IDEMPOTENCY_KEY, once } from '#kernel/serving';
import type { Door } from '../door.ts';

type Input = RouteInput<unknown, unknown, unknown>;
type Responder = (ctx: Context, input: Input) => Promise<{ status: SuccessStatus; text: string; replayed: boolean }>;

/** Lets a route answer: each time anew, or once for each Idempotency-Key. */
export function responderOf({ keyring, botCheck }: Pick<Door, 'keyring' | 'botCheck'>, route: RestRoute): Responder {
  const status = route.status ?? 200;
  const answered = async (ctx: Context, input: Input) => JSON.stringify(await route.handle(ctx, input));
  const inOne = async (ctx: Context, input: Input) => {
    if (route.botCheck) await botCheck.redeem(ctx, input.headers.get('X-Bot-Check'));
    return route.begin ? route.begin(ctx, input) : answered(ctx, input);
  };
  const finished = async (ctx: Context, input: Input, begun: string) =>
    route.begin ? answered(ctx, { ...input, begun }) : begun;
  const anew: Responder = async (ctx, input) => {
    // A mistake in a form leaves the challenge good that was solved for it.
    const begun =
      route.botCheck || route.begin
        ? await transaction(ctx, (inside) => inOne(inside, input))
        : await inOne(ctx, input);
    return { status, text: await finished(ctx, input, begun), replayed: false };
  };
  if (!route.repeatable) return anew;
  return async (ctx, input) => {
    const key = input.headers.get('Idempotency-Key');
    if (key === null && route.repeatable === 'with a key') return anew(ctx, input);
    const attempt = { goesOn: route.begin !== undefined };
    const call = { route: route.key, key: checked(key), request: sent(input), attempt };
    const { body, replayed } = await once(ctx, keyring, call, async (inside) => ({
      status,
      body: await inOne(inside, input),
    }));
    return { status, text: await finished(ctx, input, body), replayed };
  };
}

function checked(key: string | null): string {
  if (key === null) {
    throw new AppError('idempotency_key_required', 'Send an Idempotency-Key: a new UUID for each new request.');
  }
  if (!IDEMPOTENCY_KEY.test(key)) {
    throw new AppError('invalid', 'Idempotency-Key must be 16 to 128 letters, digits and marks. Send a UUID.');
  }
  return key;
}

/** The same for both media types and both spellings of keys. */
function sent({ params, query, body }: Input): string {
  return JSON.stringify([params, query, body]);
}
