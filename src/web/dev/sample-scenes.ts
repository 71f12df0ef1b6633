import { type CropName, crops, type Poster, posterUrl } from '#posters/shared';

function scene(poster: Poster, crop: CropName) {
  const { width, height } = crops[crop];
  return { src: posterUrl(poster, crop), width, height };
}

export const scenes = {
  tall: scene({ biome: 'alpine', motif: 'torres', hour: 'golden', seed: 3 }, 'tall'),
  dunes: scene({ biome: 'dunes', motif: 'crescent', hour: 'dusk', seed: 2 }, 'wide'),
  night: scene({ biome: 'polar', motif: 'iceberg', hour: 'night', seed: 3 }, 'wide'),
};
