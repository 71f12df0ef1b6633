import { z } from 'zod';
import type { BotCheck } from './bot-check.ts';
import { resource } from './http/json-api.ts';
import { defineRoute } from './http/rest-route.ts';
import { newId } from './ids.ts';

const challengeResource = resource(
  'bot_challenges',
  z.object({
    challenge: z.string().meta({ description: 'The challenge as ALTCHA’s libraries read it, as JSON.' }),
  }),
).meta({
  id: 'BotChallenge',
  description: 'A task that costs a browser about a second. Good for one call, within ten minutes.',
});

export const botChallenges = (botCheck: BotCheck) =>
  defineRoute({
    key: 'GET /v1/bot_challenges',
    tag: 'Bot check',
    summary: 'A challenge to solve',
    description:
      'Calls that take `X-Bot-Check` want the solution of one: base64 of the JSON `{"challenge": …, "solution": …}`, as ALTCHA’s libraries make it.',
    params: z.object({}),
    query: z.object({}),
    answer: z.object({ data: challengeResource }),
    example: {
      data: {
        type: 'bot_challenges',
        id: '019a9f6e-6f00-7c3a-9a51-1f2d3c4b5a69',
        attributes: { challenge: '{"parameters":{"algorithm":"PBKDF2/SHA-256","cost":1000},"signature":"9f2c"}' },
      },
    },
    cacheControl: 'no-store',
    async handle(ctx) {
      const challenge = JSON.stringify(await botCheck.challenge(ctx));
      return { data: { type: 'bot_challenges' as const, id: newId(), attributes: { challenge } } };
    },
  });
