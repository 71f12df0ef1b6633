export type Point = { readonly lat: number; readonly long: number };

const radiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometers along the great circle. */
export function distanceKm(a: Point, b: Point): number {
  const sinLat = Math.sin(radians(b.lat - a.lat) / 2);
  const sinLong = Math.sin(radians(b.long - a.long) / 2);
  const h = sinLat * sinLat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * sinLong * sinLong;
  return 2 * radiusKm * Math.asin(Math.min(1, Math.sqrt(h)));
}
