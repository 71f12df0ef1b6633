import { useEffect, useState } from 'react';

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
