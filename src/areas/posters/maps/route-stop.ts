export type TravelMode = 'road' | 'foot' | 'ship' | 'flight' | 'rail';

/** A place on a route, in travel order. Coordinates in degrees; `days` like '3' or '1–2'; `mode` is how one arrives. */
export type RouteStop = {
  name: string;
  lat: number | null;
  long: number | null;
  days: string | null;
  mode: TravelMode | null;
};

/** A stop that can stand on a map: its coordinates are known and its longitude lies in [-180, 180]. */
export type LocatedStop = RouteStop & { lat: number; long: number };

/** `apart`: places that no route joins. */
export type RouteMapInput = { stops: readonly RouteStop[]; width: number; height: number; apart?: boolean };

/** The stops that have coordinates. Exactly 0°, 0° is how feeds say "unknown", and no trip stops there. */
export function locatedStops(stops: readonly RouteStop[]): LocatedStop[] {
  return stops.flatMap((stop) => {
    const { lat, long } = stop;
    if (lat === null || long === null || !Number.isFinite(lat) || !Number.isFinite(long)) return [];
    if (Math.abs(lat) > 90 || Math.abs(long) > 360 || (lat === 0 && long === 0)) return [];
    return [{ ...stop, lat, long: long > 180 ? long - 360 : long < -180 ? long + 360 : long }];
  });
}
