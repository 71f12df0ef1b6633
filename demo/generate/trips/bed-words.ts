import type { Bed } from '../atlas/records.ts';

/** What a house of the kind is like; stands after its name and a comma. */
export const bedWords: Readonly<Record<Bed, readonly string[]>> = {
  hotel: [
    'a hotel within walking distance of the center',
    'a plain hotel with good beds',
    'a mid-sized hotel, quiet at the back',
    'a hotel with a lift and an early breakfast',
    'three floors, no lift, a good shower',
  ],
  'boutique-hotel': [
    'a small hotel in an old house',
    'a dozen rooms around a courtyard',
    'a few large rooms and a good kitchen',
    'rooms with books and a view of roofs',
    'an old house with new plumbing',
  ],
  guesthouse: [
    'a family-run guesthouse',
    'ten rooms above a kitchen',
    'a guesthouse with a shared terrace',
    'a simple house with kind owners',
    'rooms with private bathrooms and thin walls',
  ],
  lodge: [
    'a lodge outside the village',
    'wooden rooms and one long dining table',
    'a lodge with a stove in the lounge',
    'cabins a short walk from the main house',
  ],
  camp: [
    'a fixed camp with a mess tent',
    'two-person tents, mats and shared toilets',
    'a simple camp where the cook is the star',
    'tents already up when you arrive',
  ],
  'tented-camp': [
    'canvas rooms with beds and bathrooms of their own',
    'tents on decks, bucket showers, lanterns',
    'a small camp without a fence',
    'large tents with hot water morning and evening',
  ],
  hut: [
    'a mountain hut with bunks and a hot dinner',
    'shared rooms of four to eight, sheets provided',
    'a hut with a drying room and a view',
  ],
  homestay: [
    'a family house with a few rooms for guests',
    'shared bathrooms and a very good supper',
    'rooms in a family’s house; shoes stay at the door',
  ],
  'ship-cabin': [
    'outside cabins with their own bathrooms',
    'cabins with two lower beds',
    'compact cabins that are better than they look on the plan',
  ],
  'riverboat-cabin': ['river-view cabins with two beds', 'cabins of fifteen square meters with large windows'],
  'farm-stay': ['a working farm with guest rooms', 'an old farmhouse and its own bread', 'rooms in the former stables'],
  riad: [
    'rooms around a tiled courtyard',
    'a riad behind a plain door, with a roof terrace',
    'eight rooms, thick walls and mint tea',
  ],
  ryokan: [
    'tatami rooms, baths and dinner in courses',
    'futons laid out while you eat',
    'a ryokan with cedar baths, men and women apart',
  ],
  resort: ['bungalows in a garden by the water', 'a small place on the beach', 'rooms with a porch, a path to the sea'],
};
