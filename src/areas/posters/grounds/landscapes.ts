import { table } from './grounds.ts';
import { livedInLandscapes } from './landscapes/lived-in.ts';
import { waterLandscapes } from './landscapes/waters.ts';
import { wildLandscapes } from './landscapes/wild.ts';

/** What a place without a landmark looks like. */
export const landscapes = /* @__PURE__ */ table(() => ({
  ...wildLandscapes,
  ...waterLandscapes,
  ...livedInLandscapes,
}));
