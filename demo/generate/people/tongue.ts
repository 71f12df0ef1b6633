import type { Bed } from '../atlas/records.ts';

/** How people and houses are named in one part of the world. */
export type Tongue = {
  /** Given names of guides. */
  readonly guides: readonly string[];
  /** What houses are named after. */
  readonly nouns: readonly string[];
  /** House names by kind of bed; "{n}" takes a noun. Kinds left out use the English forms. */
  readonly houses: Partial<Readonly<Record<Bed, readonly string[]>>>;
};

export const words = (text: string): readonly string[] => text.trim().split(/\s*,\s*/);

/** Forms that are understood everywhere. */
export const commonHouses: Readonly<Record<Bed, readonly string[]>> = {
  hotel: words('Hotel {n}, {n} Hotel, {n} House Hotel'),
  'boutique-hotel': words('The {n}, {n} House, Hotel {n}'),
  guesthouse: words('{n} Guesthouse, {n} House, {n} Rooms'),
  lodge: words('{n} Lodge, {n} Mountain Lodge, {n} Lodge and Cabins'),
  camp: words('{n} Camp, Camp {n}'),
  'tented-camp': words('{n} Tented Camp, {n} Camp, {n} Bush Camp'),
  hut: words('{n} Hut, {n} Mountain Hut'),
  homestay: words('{n} family homestay, {n} Homestay'),
  'farm-stay': words('{n} Farm, {n} Farmhouse'),
  riad: words('Riad {n}, Dar {n}'),
  ryokan: words('{n} Ryokan, Ryokan {n}'),
  resort: words('{n} Beach House, {n} Bay Resort, {n} Bungalows'),
  'ship-cabin': words('MV {n}'),
  'riverboat-cabin': words('MS {n}'),
};
