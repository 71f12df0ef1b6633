import { z } from 'zod';
import { resource } from './http/json-api.ts';
import { defineRoute } from './http/rest-route.ts';
import { attemptOf, IDEMPOTENCY_KEY } from './idempotency.ts';
import type { Keyring } from './keys/encryption.ts';

const attempt = resource(
  'attempts',
  z.object({
    state: z.enum(['unknown', 'running', 'begun', 'answered']).meta({
      description:
        'unknown: no such call came, nothing of it stands, or its 24 hours are over: send it. running: it is being worked on. begun: what is done once stands, and the answer asks PayPal each time: send it again. answered: it is done.',
    }),
    call: z.string().nullable().meta({ description: 'Which call, as this description names it.' }),
    status: z.int().nullable().meta({ description: 'That it was answered with.' }),
    made_type: z.string().nullable().meta({ description: 'The type of what its answer holds.' }),
    made_id: z.string().nullable().meta({ description: 'The id of what its answer holds, or of what it has begun.' }),
  }),
).meta({ id: 'Attempt', description: 'What became of a call that carried an Idempotency-Key.' });

const KEY = '019a9f6e-6f00-7fa1-9b2c-3d4e5f6a7b8c';

export const attempts = (keyring: Keyring) =>
  defineRoute({
    key: 'GET /v1/attempts/{key}',
    tag: 'Repeated calls',
    summary: 'What became of a call',
    description:
      'By the Idempotency-Key that it carried, for whoever sent it: members signed in as the same member, visitors by the key alone. Somebody else’s key is as unknown as one that nobody sent. The answer itself is had by sending the call again. Of a key that several calls carried, the latest is told.',
    params: z.object({
      key: z.string().regex(IDEMPOTENCY_KEY).meta({ description: 'As it was sent.', example: KEY }),
    }),
    query: z.object({}),
    answer: z.object({ data: attempt }),
    example: {
      data: {
        type: 'attempts',
        id: KEY,
        attributes: {
          state: 'answered',
          call: 'POST /v1/trips/{id}/reserve',
          status: 201,
          made_type: 'reservations',
          made_id: '019a9f6e-6f00-7d2c-8a1b-2c3d4e5f6a7b',
        },
      },
    },
    cacheControl: 'no-store',
    async handle(ctx, { params }) {
      const { state, call, status, made } = await attemptOf(ctx, keyring, params.key);
      const [made_type, made_id] = [made?.type ?? null, made?.id ?? null];
      return {
        data: { type: 'attempts' as const, id: params.key, attributes: { state, call, status, made_type, made_id } },
      };
    },
  });
