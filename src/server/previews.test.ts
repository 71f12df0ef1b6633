import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { asShared, createMemoryLimiter, visitor } from '#kernel';
import type { Limiter } from '#kernel/serving';
import { hours, posterSubjects, previewUrl, seedCount } from '#posters/shared';
import { policies } from './policies.ts';
import { previews } from './previews.ts';

describe('previews', () => {
  const limiter = createMemoryLimiter(100);
  const actorOf = async () => visitor;
  const app = previews({ limiter, sharedLimits: asShared(limiter), actorOf, policies });
  const ask = (path: string) => app.request(`http://localhost${path}`);

  it('are PNGs of 1200 by 630 pixels, to be kept for good, whatever they show', async () => {
    for (const [i, subject] of posterSubjects.entries()) {
      if (i % 7 > 0) continue;
      const poster = { ...subject, hour: hours[i % hours.length] ?? 'dawn', seed: i % seedCount };
      const answer = await ask(previewUrl(poster));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toBe('image/png');
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      const body = Buffer.from(await answer.arrayBuffer());
      expect(body.length).toBeLessThan(250_000);
      expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630, hasAlpha: false });
      const { entropy } = await sharp(body).stats();
      expect(entropy, previewUrl(poster)).toBeGreaterThan(1);
    }
  });

  it('are the same bytes each time they are drawn', async () => {
    const path = previewUrl({ biome: 'alpine', motif: 'torres', hour: 'golden', seed: 3 });
    const drawn = await Promise.all(
      [app, previews({ limiter, sharedLimits: asShared(limiter), actorOf, policies })].map(async (one) =>
        Buffer.from(await (await one.request(`http://localhost${path}`)).arrayBuffer()),
      ),
    );
    expect(drawn[0]).toEqual(drawn[1]);
  });

  it.each([
    'alpine_torres_golden_3.v1.png',
    'alpine_torres_golden_3.v2.svg',
    'alpine_torres_golden_3_og.v2.png',
    'alpine_torres_golden_48.v2.png',
    'alpine_torres_golden_03.v2.png',
    'alpine_taj_golden_3.v2.png',
    'alpine_torres_midnight_3.v2.png',
    'constructor_name_golden_3.v2.png',
    'alpine_torres_golden_3.v2.png.png',
    '%2e%2e%2falpine_torres_golden_3.v2.png',
    'alpine_torres_golden_3.v2.png%00',
    '.png',
  ])('are not drawn under another name: %s', async (name) => {
    expect((await ask(`/previews/${name}`)).status).toBe(404);
  });

  it('are refused to whoever has asked too often', async () => {
    const refusing: Limiter = { hit: () => ({ allowed: false, limit: 1, remaining: 0, resetSeconds: 7 }) };
    const limited = previews({ limiter: refusing, sharedLimits: asShared(refusing), actorOf, policies });
    limited.onError((error) => new Response(error.message, { status: 429 }));
    const path = previewUrl({ biome: 'alpine', motif: 'torres', hour: 'golden', seed: 3 });
    expect((await limited.request(`http://localhost${path}`)).status).toBe(429);
  });
});
