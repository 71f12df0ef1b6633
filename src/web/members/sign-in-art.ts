import { crops, posterUrl } from '#posters/shared';

const LAGOON = posterUrl({ biome: 'lagoon', motif: 'overwater', hour: 'golden', seed: 4 }, 'tall');
const NIGHT = posterUrl({ biome: 'lagoon', motif: 'overwater', hour: 'night', seed: 4 }, 'tall');
const sized = (src: string) => ({ src, width: crops.tall.width, height: crops.tall.height });

/** The picture beside every form that signs somebody in; at night while a mail is on its way. */
export const signInArt = { golden: sized(LAGOON), night: sized(NIGHT) };
