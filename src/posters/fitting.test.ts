import { describe, expect, it } from 'vitest';
import { fittingPosters, motifPlaces, posterSubjects, stablePoster } from './shared.ts';

const motifsFor = (country: string) => fittingPosters(country).map(({ biome, motif }) => `${biome}:${motif}`);

/** Motifs that people know as one country's; no other may get them. */
const landmarks = {
  'temple:taj': 'IN',
  'temple:angkor': 'KH',
  'temple:bagan': 'MM',
  'temple:pagoda': 'JP',
  'volcano:fuji': 'JP',
  'volcano:iceland': 'IS',
  'canyon:petra': 'JO',
  'canyon:uluru': 'AU',
  'river:nile': 'EG',
  'terraces:machu-picchu': 'PE',
  'alpine:torres': 'CL',
  'archipelago:cyclades': 'GR',
  'karst:junk': 'VN',
} as const;

describe('fitting posters', () => {
  it('give each landmark to its own country and no other', () => {
    const everywhere = new Set(Object.values(motifPlaces).flatMap((motifs) => Object.values(motifs).flat()));
    everywhere.delete('any');
    for (const [landmark, home] of Object.entries(landmarks)) {
      for (const country of everywhere)
        expect(motifsFor(country).includes(landmark), `${landmark} in ${country}`).toBe(country === home);
    }
  });

  it('put a country’s own motifs before neutral ones', () => {
    expect(motifsFor('KH')[0]).toBe('temple:angkor');
    expect(motifsFor('mn')).toContain('steppe:gers');
  });

  it('exist for a country no motif names', () => {
    expect(motifsFor('ZZ')).toEqual(['river:bend', 'steppe:road']);
  });

  it('know every motif by two-letter codes', () => {
    for (const { biome, motif } of posterSubjects) {
      const places = (motifPlaces[biome] as Record<string, readonly string[] | 'any'>)[motif];
      if (places === 'any') continue;
      expect(
        places?.every((code) => /^[A-Z]{2}$/.test(code)),
        motif,
      ).toBe(true);
      expect(new Set(places).size, motif).toBe(places?.length);
    }
  });
});

describe('a stable poster', () => {
  it('is the same for the same key and fits the country', () => {
    for (let i = 0; i < 60; i++) {
      const poster = stablePoster(`trip-${i}`, 'IN');
      expect(poster).toEqual(stablePoster(`trip-${i}`, 'IN'));
      expect(motifsFor('IN')).toContain(`${poster.biome}:${poster.motif}`);
      expect(poster.hour).not.toBe('night');
    }
  });

  it('varies with the key', () => {
    const seen = new Set(Array.from({ length: 40 }, (_, i) => JSON.stringify(stablePoster(`trip-${i}`, 'US'))));
    expect(seen.size).toBeGreaterThan(30);
  });

  it('falls back to neutral motifs without a country', () => {
    for (const country of [undefined, null, '']) {
      const { biome, motif } = stablePoster('a', country);
      expect(['river:bend', 'steppe:road']).toContain(`${biome}:${motif}`);
    }
  });
});
