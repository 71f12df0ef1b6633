/** A place on the unit sphere. */
export type Vector = readonly [number, number, number];
/** Degrees in GeoJSON's order: [longitude, latitude]. */
export type LongLat = readonly [number, number];
/** Many places as x, y, z, x, y, z…: half a million of them as small arrays would take 50 MB. */
export type Places = Float64Array;
/** A round patch of the globe; radius in radians. */
export type Cap = { center: Vector; radius: number };

export const earthRadiusKm = 6371;
export const radians = Math.PI / 180;

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export function toVector([long, lat]: LongLat): Vector {
  const ring = Math.cos(lat * radians);
  return [ring * Math.cos(long * radians), ring * Math.sin(long * radians), Math.sin(lat * radians)];
}

export function toLongLat([x, y, z]: Vector): [number, number] {
  return [Math.atan2(y, x) / radians, Math.atan2(z, Math.hypot(x, y)) / radians];
}

export function toPlaces(line: readonly LongLat[]): Places {
  const places = new Float64Array(line.length * 3);
  line.forEach((place, index) => {
    places.set(toVector(place), index * 3);
  });
  return places;
}

/** The place at an index counted in numbers, not in places. */
export const placeAt = (places: Places, offset: number): Vector => [
  places[offset] ?? 0,
  places[offset + 1] ?? 0,
  places[offset + 2] ?? 0,
];

export function normalize([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

export const angleBetween = (a: Vector, b: Vector): number => Math.acos(Math.min(1, Math.max(-1, dot(a, b))));

/** A patch that holds every place; not the smallest, but close. The whole globe when the places surround it. */
export function capAround(places: Places): Cap {
  const sum: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < places.length; i += 3) {
    const [x, y, z] = placeAt(places, i);
    sum[0] += x;
    sum[1] += y;
    sum[2] += z;
  }
  if (Math.hypot(...sum) < (places.length / 3) * 0.05) return { center: [1, 0, 0], radius: Math.PI };
  const center = normalize(sum);
  let least = 1;
  for (let i = 0; i < places.length; i += 3) least = Math.min(least, dot(center, placeAt(places, i)));
  return { center, radius: Math.acos(Math.max(-1, least)) };
}

export const capsMeet = (a: Cap, b: Cap): boolean => angleBetween(a.center, b.center) <= a.radius + b.radius;
