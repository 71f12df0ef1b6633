import { readAtlas } from '../atlas/read.ts';
import type { Region } from '../atlas/records.ts';

/** Every part of the world the demo companies go to. */
export const atlasRegions: readonly Region[] = readAtlas();
