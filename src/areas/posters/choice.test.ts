import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choosePoster, type Poster, posterFile, spreadPosters } from './shared.ts';

const petra = (key: string) =>
  choosePoster(key, {
    name: 'Petra',
    stops: [
      { name: 'Petra', country: 'JO', lat: 30.32, long: 35.46 },
      { name: 'Wadi Rum', country: 'JO', lat: 29.57, long: 35.42 },
    ],
  });
const anywhere = (key: string) => choosePoster(key);
const motifOf = (poster: Poster | null) => poster && `${poster.biome}:${poster.motif}`;

describe('the posters of a page', () => {
  const card = fc.tuple(fc.constantFrom(petra, anywhere), fc.nat(30)).map(([make, n]) => make(`trip-${n}`));

  it('never show a picture twice, nor a motif twice within four cards', () => {
    fc.assert(
      fc.property(fc.array(card, { maxLength: 48 }), (cards) => {
        const shown = spreadPosters(cards).filter((poster) => poster !== null);
        expect(shown.length).toBe(cards.length);
        expect(new Set(shown.map((poster) => posterFile(poster, 'card'))).size).toBe(cards.length);
        for (const [i, poster] of shown.entries())
          expect(shown.slice(Math.max(0, i - 3), i).map(motifOf)).not.toContain(motifOf(poster));
      }),
    );
  });

  it('show only what belongs to the card’s own route, at its own hour where that is free', () => {
    const cards = Array.from({ length: 24 }, (_, i) => petra(`trip-${i}`));
    for (const [i, poster] of spreadPosters(cards).entries()) {
      const card = cards[i];
      expect([motifOf(card ?? null), ...(card?.others ?? [])]).toContain(motifOf(poster));
    }
    const [first] = spreadPosters(cards);
    expect(first).toMatchObject({ motif: cards[0]?.motif, hour: cards[0]?.hour, seed: cards[0]?.seed });
  });

  it('change the hour, then the seed, of cards whose company gave them one picture', () => {
    const poster: Poster = { biome: 'alpine', motif: 'torres', hour: 'golden', seed: 3 };
    const shown = spreadPosters(Array.from({ length: 12 }, () => poster));
    expect(shown[0]).toEqual(poster);
    expect(shown[1]).toMatchObject({ motif: 'torres', seed: 3 });
    expect(new Set(shown.map((one) => one && posterFile(one, 'card'))).size).toBe(12);
    expect(shown.filter((one) => one?.hour === 'night')).toEqual([]);
  });

  it('leave photographs alone and keep clear of what stands above the list', () => {
    const above = petra('trip-1');
    const [photo, card] = spreadPosters([null, petra('trip-1')], [above]);
    expect(photo).toBeNull();
    expect(motifOf(card ?? null)).not.toBe(motifOf(above));
  });
});
