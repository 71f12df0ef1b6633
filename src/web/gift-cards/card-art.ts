import { crops, posterUrl } from '#posters/shared';

const POSTER = { biome: 'archipelago', motif: 'lighthouse', hour: 'morning', seed: 4 } as const;

/** What stands beside gift cards. */
export const cardArt = { src: posterUrl(POSTER, 'card'), width: crops.card.width, height: crops.card.height };
