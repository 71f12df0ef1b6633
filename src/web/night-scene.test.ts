import { expect, it } from 'vitest';
import { crops, posterUrl } from '#posters/shared';
import { nightScene } from './night-scene.ts';

it('shows a poster that is drawn', () => {
  const { width, height } = crops.wide;
  const src = posterUrl({ biome: 'polar', motif: 'aurora', hour: 'night', seed: 3 }, 'wide');
  expect(nightScene).toEqual({ src, width, height });
});
