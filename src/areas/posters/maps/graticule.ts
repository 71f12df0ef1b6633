import { geoGraticule } from 'd3-geo';
import type { MapView, Point } from './map-view.ts';
import { penFor } from './pen.ts';
import { earthRadiusKm, radians, toLongLat } from './sphere.ts';

const steps = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 30];

/** Parallels and meridians at a round distance, three or four of them across the frame. */
export function graticule(view: MapView): Point[][] {
  const [long, lat] = toLongLat(view.cap.center);
  const reach = view.cap.radius / radians;
  const across = ((view.kilometersPerPixel * Math.min(view.width, view.height)) / earthRadiusKm / radians) * 0.4;
  const step = steps.find((size) => size >= across) ?? 30;
  const poleInside = Math.abs(lat) + reach > 88;
  const meridianStep = poleInside || reach > 60 ? 30 : nearest(step / Math.cos(lat * radians));
  const sideways =
    poleInside || reach > 60 ? 180 : Math.min(180, reach / Math.cos((Math.abs(lat) + reach * 0.7) * radians));
  const snap = (value: number, size: number): number => Math.round(value / size) * size;
  const lines = geoGraticule()
    .step([meridianStep, step])
    .precision(Math.min(2.5, step / 4))
    .extent([
      [
        snap(long - sideways, meridianStep) - (sideways === 180 ? 0 : meridianStep),
        Math.max(-85, snap(lat - reach, step)),
      ],
      [
        snap(long + sideways, meridianStep) + (sideways === 180 ? 0 : meridianStep),
        Math.min(85, snap(lat + reach, step)) + 1e-6,
      ],
    ])();
  return penFor(view.projection)(lines);
}

const nearest = (degrees: number): number =>
  steps.reduce((best, step) => (Math.abs(step - degrees) < Math.abs(best - degrees) ? step : best));
