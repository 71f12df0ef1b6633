import { describe, expect, it } from 'vitest';
import { createSharedReadings } from '#pages';
import { readHome } from '../../src/web/catalogue/home.loader.ts';
import type { Services } from '../../src/web/services.ts';
import { seededSite } from './testing.ts';

describe('the home page', () => {
  const site = seededSite();

  it('asks for the cards of all its prices, trips and examples together', async () => {
    const from = { ctx: site.ctx, search: site.search, shared: createSharedReadings() } as Services;
    await readHome(from);
    let home: Awaited<ReturnType<typeof readHome>> | undefined;
    const statements = await site.statements(async () => {
      home = await readHome(from);
    });
    const prices = [...(home?.trending ?? []), ...(home?.types ?? [])].filter((one) => one.from !== null);
    expect(prices.length).toBeGreaterThan(5);
    expect(home?.topTrips.length).toBe(3);
    expect(statements).toBeLessThanOrEqual(12);
  });
});
