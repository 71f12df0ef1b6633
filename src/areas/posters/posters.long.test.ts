import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderPoster, renderPosterFile } from './index.ts';
import { cropNames, hours, type Poster, posterDescription, posterFile, posterSubjects, seedCount } from './shared.ts';

const sample = (step: number): Poster[] =>
  posterSubjects.flatMap((subject, i) =>
    hours.map((hour, j) => ({ ...subject, hour, seed: (i * 5 + j * step) % seedCount })),
  );

const RIGHT = { left: 358, top: 0 };

function unbalancedTags(svg: string): string[] {
  const open: string[] = [];
  for (const [, slash, name, rest] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (rest?.endsWith('/')) continue;
    if (!slash) open.push(name ?? '');
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}

describe('a poster', () => {
  it('has the same bytes each time it is drawn', () => {
    for (const poster of sample(7).filter((_, i) => i % 3 === 0))
      expect(renderPoster(poster, 'card')).toBe(renderPoster(poster, 'card'));
  });

  it('stays within 12 kB in every crop', () => {
    // Night holds the stars: no hour is heavier.
    const nights = posterSubjects.flatMap((subject, i) =>
      [0, 23].map((step): Poster => ({ ...subject, hour: 'night', seed: (i * 5 + step) % seedCount })),
    );
    const large = [...sample(11).filter((_, i) => i % 9 === 0), ...nights].flatMap((poster) =>
      cropNames
        .map((crop) => ({ file: posterFile(poster, crop), size: Buffer.byteLength(renderPoster(poster, crop)) }))
        .filter(({ size }) => size > 12_000),
    );
    expect(large).toEqual([]);
  });

  it('is well-formed, without holes in its numbers or references', () => {
    for (const [i, poster] of sample(3)
      .filter((_, i) => i % 2 === 0)
      .entries()) {
      const crop = cropNames[i % cropNames.length] ?? 'card';
      const svg = renderPoster(poster, crop);
      const file = posterFile(poster, crop);
      expect(unbalancedTags(svg), file).toEqual([]);
      expect(svg, file).not.toMatch(/NaN|undefined|Infinity|null/);
      const ids = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
      for (const [, used] of svg.matchAll(/(?:url\(#|href="#)(\w+)/g))
        expect(ids.has(used), `${file} #${used}`).toBe(true);
      for (const [, path] of svg.matchAll(/ d="([^"]*)"/g)) expect(path, file).toMatch(/^M[-\d. MmLlHhVvCcQqTtAaZz]+$/);
    }
  });

  it('has seas whose waves reach its edge, in the widest crop', async () => {
    let bands = 0;
    for (const subject of posterSubjects) {
      const svg = renderPoster({ ...subject, hour: 'noon', seed: 3 }, 'night-band');
      for (const [, path] of svg.matchAll(/ d="(M0 \d+q[^"]*H0z)"/g)) {
        const band = svg.replace(/(<svg[^>]*>).*/s, `$1<path d="${path}"/></svg>`);
        const edge = sharp(Buffer.from(band))
          .resize(360, 100, { fit: 'fill' })
          .extract({ ...RIGHT, width: 1, height: 100 });
        const { channels } = await sharp(await edge.png().toBuffer()).stats();
        expect(channels[3]?.max, `${subject.motif} ${path}`).toBeGreaterThan(0);
        bands++;
      }
    }
    expect(bands).toBeGreaterThan(0);
  });

  it('changes its composition with the motif, not only its colors', () => {
    const shapes = (poster: Poster): string[] => renderPoster(poster, 'card').match(/ d="[^"]*"/g) ?? [];
    for (const a of posterSubjects) {
      for (const b of posterSubjects.filter(({ biome, motif }) => biome === a.biome && motif > a.motif)) {
        const [one, two] = [a, b].map((subject) => shapes({ ...subject, hour: 'morning', seed: 4 }));
        const shared = one?.filter((shape) => two?.includes(shape)).length ?? 0;
        expect(shared / Math.min(one?.length ?? 1, two?.length ?? 1), `${a.motif} and ${b.motif}`).toBeLessThan(0.5);
      }
    }
  });

  it('changes with its seed', () => {
    for (const subject of posterSubjects) {
      const drawings = new Set([0, 1, 2, 3].map((seed) => renderPoster({ ...subject, hour: 'noon', seed }, 'card')));
      expect(drawings.size, subject.motif).toBe(4);
    }
  });

  it('describes itself as an illustration', () => {
    expect(posterDescription({ biome: 'alpine', motif: 'torres', hour: 'morning', seed: 1 })).toBe(
      'Illustration: three granite towers above a forested lake at morning',
    );
  });

  it('has exactly one file name, and no other name draws anything', () => {
    expect(renderPosterFile('alpine_torres_morning_3_card.v2.svg')).toContain('<svg');
    for (const name of [
      '',
      'alpine_torres_morning_3_card.v1.svg',
      'alpine_torres_morning_03_card.v2.svg',
      'alpine_torres_morning_48_card.v2.svg',
      'alpine_torres_morning_-1_card.v2.svg',
      'alpine_taj_morning_3_card.v2.svg',
      'alpine_constructor_morning_3_card.v2.svg',
      'alpine_torres_midnight_3_card.v2.svg',
      'alpine_torres_morning_3_huge.v2.svg',
      'alpine_torres_morning_3_toString.v2.svg',
      'constructor_name_morning_3_card.v2.svg',
      ' alpine_torres_morning_3_card.v2.svg',
      'alpine_torres_morning_3_card.v2.svg\n',
      '/posters/alpine_torres_morning_3_card.v2.svg',
    ]) {
      expect(renderPosterFile(name), JSON.stringify(name)).toBeNull();
    }
  });
});
