import { describe, expect, it } from 'vitest';
import { tripCards } from '#catalogue';
import { seededSite } from './testing.ts';

type TripCard = Awaited<ReturnType<typeof tripCards>>[number];

/** Cards whose badge promises that the departure they price runs, though its company doesn't. */
function promisedInVain(cards: readonly TripCard[], sure: ReadonlySet<string | null | undefined>): string[] {
  return cards
    .filter(({ badge, price }) => badge?.kind === 'guaranteed' && !sure.has(price?.departureId))
    .map(({ name, price }) => `${name}: ${price?.startDate ?? 'no date'}`);
}

describe('a card with the badge “Departure guaranteed”', () => {
  const site = seededSite();

  it('shows the price of a departure that its company guarantees, on every card of the demo', async () => {
    const trips = await site.door.pool.query<{ id: string }>(
      `select id from trips where status = 'published' order by id`,
    );
    const departures = await site.door.pool.query<{ id: string }>(
      `select id from departures where departure_guaranteed and availability not in ('sold_out', 'cancelled')`,
    );
    const cards = await tripCards(
      site.ctx,
      trips.rows.map(({ id }) => id),
    );
    const badged = cards.filter(({ badge }) => badge?.kind === 'guaranteed');
    expect(badged.length).toBeGreaterThan(0);
    expect(promisedInVain(cards, new Set(departures.rows.map(({ id }) => id)))).toEqual([]);
    expect(promisedInVain(cards, new Set())).toHaveLength(badged.length);
    // A date among several may be guaranteed without the headline's being it: then the badge is another one, or none.
    expect(cards.some(({ badge, dates }) => badge?.kind !== 'guaranteed' && dates.guaranteed > 0)).toBe(true);
  });
});
