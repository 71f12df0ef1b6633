import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePosterFile, parsePreviewFile, previewFile } from './names.ts';
import { cropNames, hours, type Poster, posterFile, posterSubjects, posterUrl, seedCount } from './shared.ts';

const posters = fc
  .record({
    subject: fc.constantFrom(...posterSubjects),
    hour: fc.constantFrom(...hours),
    seed: fc.integer({ min: 0, max: seedCount - 1 }),
  })
  .map(({ subject, hour, seed }): Poster => ({ ...subject, hour, seed }));

describe('a poster file name', () => {
  it('parses to the poster and crop it was made from', () => {
    fc.assert(
      fc.property(posters, fc.constantFrom(...cropNames), (poster, crop) => {
        expect(parsePosterFile(posterFile(poster, crop))).toEqual({ poster, crop });
      }),
    );
  });

  it('is unique within the finite set', () => {
    const names = posterSubjects.flatMap((subject) =>
      hours.flatMap((hour) => cropNames.map((crop) => posterFile({ ...subject, hour, seed: 7 }, crop))),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('parses only when spelled exactly as it is written', () => {
    fc.assert(
      fc.property(posters, fc.nat(60), fc.string({ maxLength: 3 }), (poster, at, noise) => {
        const name = posterFile(poster, 'card');
        const changed = name.slice(0, at) + noise + name.slice(at + 1);
        const parsed = parsePosterFile(changed);
        if (parsed) expect(posterFile(parsed.poster, parsed.crop)).toBe(changed);
      }),
    );
  });

  it('becomes a URL that keeps hyphens in motifs apart from its other parts', () => {
    expect(posterUrl({ biome: 'terraces', motif: 'machu-picchu', hour: 'golden', seed: 7 }, 'night-band')).toBe(
      '/posters/terraces_machu-picchu_golden_7_night-band.v2.svg',
    );
  });
});

describe('a preview file name', () => {
  it('parses to the poster it was made from, and only when spelled exactly so', () => {
    fc.assert(
      fc.property(posters, fc.nat(50), fc.string({ maxLength: 3 }), (poster, at, noise) => {
        const name = previewFile(poster);
        expect(parsePreviewFile(name)).toEqual(poster);
        const changed = name.slice(0, at) + noise + name.slice(at + 1);
        const parsed = parsePreviewFile(changed);
        if (parsed) expect(previewFile(parsed)).toBe(changed);
      }),
    );
  });
});
