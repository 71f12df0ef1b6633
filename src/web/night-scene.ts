/**
 * The night over every failure. Written out, so that a page that fails needs nothing to be worked out; the test beside
 * it compares with the poster it stands for.
 */
export const nightScene = {
  src: '/posters/polar_aurora_night_3_wide.v2.svg',
  width: 1680,
  height: 720,
};
