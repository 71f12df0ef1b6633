import { describe, expect, it } from 'vitest';
import { tripKind } from './trips.ts';

const toldOfTier = (label: string) =>
  tripKind
    .lookOver?.(
      tripKind.record.parse({
        kind: 'trip',
        id: '1',
        operator: '1',
        name: 'Trip',
        duration_days: 1,
        price_tiers: [
          { tier: 1, label: 'Adult', occupancy: 1 },
          { tier: 2, label, occupancy: 1 },
        ],
      }),
    )
    .map(({ problem }) => problem);

describe('a tier of prices', () => {
  it.each(['Child', 'Child (5-12)', 'Kind 2–11', 'Enfant', 'Niños', 'Kids under 6', 'Senior'])(
    'that is called %s is told, for it may become the price that is shown',
    (label) => {
      expect(toldOfTier(label)).toEqual([expect.stringContaining(`"${label}" is called like an age`)]);
    },
  );

  it.each(['Single room', 'Cabin of any kind', 'Senior suite', 'Childe Harold room'])('may be called %s', (label) => {
    expect(toldOfTier(label)).toEqual([]);
  });
});
