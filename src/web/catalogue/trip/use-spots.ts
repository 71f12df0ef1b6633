import { useEffect, useState } from 'react';
import type { PricedTrip } from './priced-trip.ts';

export type Spots = { spotsLeft: number | null; soldCount: number; availability: string };
export type SpotsByDeparture = { spots: Map<string, Spots>; readAt: Date };

type SpotsDocument = {
  data: { id: string; attributes: { availability: string; spots_left: number | null; sold_count: number } }[];
};

/** Places left, read after the page has been painted: they change by the minute and stand in no cached page. */
export function useSpots(tripId: string, wanted: boolean): SpotsByDeparture | null {
  const [found, setFound] = useState<SpotsByDeparture | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const leaving = new AbortController();
    fetch(`/v1/trips/${tripId}/spots`, { signal: leaving.signal })
      .then((response) => (response.ok ? (response.json() as Promise<SpotsDocument>) : null))
      .then((document) => {
        if (!document) return;
        const spots = document.data.map(({ id, attributes }): [string, Spots] => [
          id,
          { spotsLeft: attributes.spots_left, soldCount: attributes.sold_count, availability: attributes.availability },
        ]);
        setFound({ spots: new Map(spots), readAt: new Date() });
      })
      // Without an answer the page keeps saying open, limited or sold out, which is true as well.
      .catch(() => {});
    return () => leaving.abort();
  }, [tripId, wanted]);
  return found;
}

/** Dates whose places nobody counts any more are on request: they can't be held. */
export function withSpots(trip: PricedTrip, live: SpotsByDeparture | null): PricedTrip {
  if (!live) return trip;
  const departures = trip.departures.map((departure) =>
    live.spots.get(departure.id)?.availability === 'on_request'
      ? { ...departure, availability: 'on_request' as const }
      : departure,
  );
  return { ...trip, departures };
}
