import { livedInLandscapes } from './landscapes/lived-in.ts';
import { waterLandscapes } from './landscapes/waters.ts';
import { wildLandscapes } from './landscapes/wild.ts';

/** What a place without a landmark looks like. */
export const landscapes = { ...wildLandscapes, ...waterLandscapes, ...livedInLandscapes };
