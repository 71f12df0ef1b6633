// Written by `npm run tables` from the migrations; don't edit.
import type { Generated, Json, Timestamp } from '#kernel/db';

export type ItinerariesTable = {
  id: Generated<string>;
  tripId: string;
  mapImage: Json | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type ItineraryItemsTable = {
  id: Generated<string>;
  itineraryId: string;
  weight: number;
  firstDay: number;
  lastDay: number;
  label: string;
  details: string | null;
  image: Json | null;
  startCityId: string | null;
  endCityId: string | null;
  lat: number | null;
  long: number | null;
  placeName: string | null;
  travelMode: 'road' | 'foot' | 'ship' | 'flight' | 'rail' | null;
  distanceKm: number | null;
  travelHours: number | null;
  ascentM: number | null;
  mealB: Generated<number>;
  mealL: Generated<number>;
  mealD: Generated<number>;
  lodgingName: string | null;
  nights: Generated<number>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};
