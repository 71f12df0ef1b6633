import { describe, expect, it } from 'vitest';
import { readConfig } from '#kernel';
import { createApp } from './app.ts';
import { unusedDoor } from './testing.ts';

describe('the app', () => {
  it('asks for no page, so that none can be kept, under hosts that strangers make up', async () => {
    const asked: string[] = [];
    const app = createApp(
      unusedDoor({
        config: readConfig({ BASE_URL: 'https://sojourn.example' }),
        pages: async (request) => {
          asked.push(request.url);
          return new Response('a page');
        },
      }),
    );
    for (let i = 0; i < 100; i++) {
      const answer = await app.request('/trips/inca', { headers: { Host: `${i}.evil.example` } });
      expect(answer.status).toBe(421);
    }
    expect(asked).toEqual([]);
    await app.request('/trips/inca', { headers: { Host: 'sojourn.example' } });
    expect(asked).toHaveLength(1);
  });
});
