import { bestMapShape } from './best-map-shape.ts';
import type { Size } from './map-view.ts';
import type { RouteStop } from './route-stop.ts';

/** In the pixels in which a page shows them, so that names of 14 px stay that large. */
const FRAMES = {
  portrait: { width: 300, height: 400 },
  landscape: { width: 640, height: 420 },
  /** A route that runs east and west, where a page is too narrow for the landscape. */
  narrow: { width: 320, height: 300 },
} as const;

/** Places beside an article, where a page gives them less than half its width and a phone all of its own. */
export const placesFrame: Size = { width: 360, height: 340 };

/** The frames in which a route is drawn: one for wide pages, and where that is a landscape another for narrow ones. */
export function mapFrames(stops: readonly RouteStop[]): { wide: Size; narrow: Size | null } {
  return bestMapShape(stops) === 'portrait'
    ? { wide: FRAMES.portrait, narrow: null }
    : { wide: FRAMES.landscape, narrow: FRAMES.narrow };
}
