import { atlas, type Piece } from './atlas.ts';
import { clipLine, clipRing, windowRound } from './clip-to-cap.ts';
import type { MapView, Point } from './map-view.ts';
import { seenFrom } from './outline.ts';
import { finestStep, penFor } from './pen.ts';
import { capsMeet, earthRadiusKm, type Places, placeAt, toLongLat } from './sphere.ts';

export type CountryShape = { name: string; code: string | null; rings: Point[][] };
/** What a frame shows of the world, in pixels. */
export type Land = { countries: CountryShape[]; borders: Point[][] };

export function landIn(view: MapView): Land {
  const { names, codes, pieces, borders } = atlas(view.detail);
  const window = windowRound(view.cap);
  const least = (view.kilometersPerPixel * finestStep) / earthRadiusKm;
  const pen = penFor(window.length > 0 ? view.localProjection : view.projection);
  const cut = ({ rings }: Piece): [number, number][][] =>
    rings.flatMap((ring) => {
      const line = degrees(clipRing(seenFrom(ring, view.cap, least), window));
      return line[0] && line.length > 2 ? [[...line, line[0]]] : [];
    });
  const shapes = new Map<number, CountryShape>();
  for (const piece of pieces) {
    if (!capsMeet(piece.cap, view.cap)) continue;
    const rings = pen({ type: 'Polygon', coordinates: cut(piece) });
    if (rings.length === 0) continue;
    const shape = shapes.get(piece.country) ?? {
      name: names[piece.country] ?? '',
      code: codes[piece.country] ?? null,
      rings: [],
    };
    shape.rings.push(...rings);
    shapes.set(piece.country, shape);
  }
  const lines = borders
    .filter((border) => capsMeet(border.cap, view.cap))
    .flatMap((border) => clipLine(seenFrom(border.line, view.cap, least), window))
    .flatMap((line) => pen({ type: 'LineString', coordinates: degrees(line) }));
  return { countries: [...shapes.values()], borders: lines };
}

function degrees(places: Places): [number, number][] {
  const line: [number, number][] = [];
  for (let i = 0; i < places.length; i += 3) line.push(toLongLat(placeAt(places, i)));
  return line;
}
