import { describe, expect, it } from 'vitest';
import type { Picture } from '#catalogue/shared';
import { artDescription, artOf, artsOf, ownArts, photoArt, photosOf, previewOf } from './art.ts';

const poster = { biome: 'alpine', motif: 'torres', hour: 'golden', seed: 3 };
const drawn = { slug: 'towers', poster };
const picture = (width: number, alt: string | null = 'Two walkers'): Picture => ({
  url: `/images/key/${width}.jpeg`,
  alt,
  width,
  height: Math.round(width / 1.5),
  widths: [480, 960, 1440].filter((one) => one < width).concat(width),
});

describe('the art of a page', () => {
  it('is the poster until the company’s picture is there', () => {
    expect(artOf(drawn, 'card')).toEqual({
      src: '/posters/alpine_torres_golden_3_card.v2.svg',
      width: 800,
      height: 550,
    });
    expect(artOf({ ...drawn, cover: null }, 'card').src).toContain('/posters/');
    expect(artOf({ ...drawn, cover: picture(1440) }, 'card')).toEqual({
      src: '/images/key/960.jpeg',
      width: 1440,
      height: 960,
      widths: [480, 960, 1440],
    });
  });

  it('names a file of middling width for browsers that know no other', () => {
    expect([1440, 960, 700, 300].map((width) => photoArt(picture(width)).src)).toEqual(
      [960, 960, 700, 300].map((width) => `/images/key/${width}.jpeg`),
    );
  });

  it('differs from its neighbors in a list, and from what stands above the list', () => {
    const others = ['alpine:lake', 'steppe:estancia', 'polar:glacier', 'fjord:passage'];
    const listed = { slug: 'towers', poster: { ...poster, others } };
    const photo = { ...listed, cover: picture(1440) };
    const files = artsOf([listed, photo, listed, listed, listed], 'card', [listed]).map(({ src }) => src);
    expect(files).toEqual([
      '/posters/alpine_lake_golden_3_card.v2.svg',
      '/images/key/960.jpeg',
      '/posters/steppe_estancia_golden_3_card.v2.svg',
      '/posters/alpine_torres_dusk_3_card.v2.svg',
      '/posters/alpine_lake_dusk_3_card.v2.svg',
    ]);
  });

  it('of places that a page leads to is their own, and shows nothing that the page shows already, at whatever hour', () => {
    const other = (motif: string) => ({ slug: motif, poster: { ...poster, motif, hour: 'dawn' } });
    const photo = { ...drawn, cover: picture(960) };
    const nobodys = [
      { slug: 'unknown', poster: null },
      { slug: 'anywhere', poster: { ...poster, biome: 'river', motif: 'bend' } },
    ];
    const subjects = [other('torres'), other('lake'), ...nobodys, photo, photo, other('lake')];
    const files = ownArts(subjects, 'square', [artOf(drawn, 'banner')]).map((art) => art?.src ?? null);
    const lake = '/posters/alpine_lake_dawn_3_square.v2.svg';
    expect(files).toEqual([null, lake, null, null, '/images/key/960.jpeg', null, null]);
  });

  it('is told in the company’s words, else in ours', () => {
    expect(artDescription(drawn, 'The towers')).toMatch(/^Illustration: three granite towers/);
    expect(artDescription({ ...drawn, cover: picture(960) }, 'The towers')).toBe('Two walkers');
    expect(artDescription({ ...drawn, cover: picture(960, null) }, 'The towers')).toBe('The towers');
    expect(artDescription({ ...drawn, cover: picture(960, '') }, 'The towers')).toBe('The towers');
    expect(photosOf([picture(960), picture(480, null)], 'The towers').map(({ alt }) => alt)).toEqual([
      'Two walkers',
      'The towers, picture 2',
    ]);
  });

  it('stands beside links elsewhere as JPEG when it is large enough, else as the poster’s PNG', () => {
    expect(previewOf({ ...drawn, cover: picture(1440) }, 'The towers')).toEqual({
      src: '/images/key/1440.jpeg',
      width: 1440,
      height: 960,
      alt: 'Two walkers',
    });
    const asPoster = {
      src: '/previews/alpine_torres_golden_3.v2.png',
      width: 1200,
      height: 630,
      alt: 'Illustration: three granite towers above a forested lake at golden hour',
    };
    expect(previewOf(drawn, 'The towers')).toEqual(asPoster);
    expect(previewOf({ ...drawn, cover: picture(480) }, 'The towers')).toEqual(asPoster);
  });
});
