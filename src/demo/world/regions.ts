import { eastern } from '../atlas/regions/east.ts';
import { western } from '../atlas/regions/west.ts';
import type { Region } from '../atlas/types.ts';

/** Every part of the world the demo companies go to. */
export const atlasRegions: readonly Region[] = [...western, ...eastern];
