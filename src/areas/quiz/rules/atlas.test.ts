import { describe, expect, it } from 'vitest';
import { type Borders, type KnownPlace, readAtlas } from './atlas.ts';
import { givesAway } from './gives-away.ts';
import { makeRound } from './make-round.ts';

const CONTINENTS: Record<string, string> = { PE: 'south-america', BO: 'south-america', TW: 'asia', CH: 'europe' };
const NAMES: Record<string, string> = { PE: 'Peru', BO: 'Bolivia', TW: 'Taiwan', CH: 'Switzerland' };

/** Every country is a square of ten degrees; borders run along its edges. */
const CORNERS: Record<string, [lat: number, long: number]> = {
  PE: [-20, -80],
  BO: [-20, -70],
  TW: [20, 120],
  CH: [40, 0],
};
const codeAt = ({ lat, long }: { lat: number; long: number }) =>
  Object.entries(CORNERS).find(
    ([, [south, west]]) => lat >= south && lat < south + 10 && long >= west && long < west + 10,
  );
const borders: Borders = {
  spanOf: (code) => {
    const corner = CORNERS[code];
    return corner ? { lat: corner[0] + 5, long: corner[1] + 5, radiusKm: 700 } : null;
  },
  countryAt: (point) => codeAt(point)?.[0] ?? null,
  kilometersToOthers: ({ lat, long }, own) => {
    const [south, west] = CORNERS[own] ?? [0, 0];
    return 111 * Math.min(lat - south, south + 10 - lat, long - west, west + 10 - long);
  },
};

const place = (kind: KnownPlace['kind'], country: string, name: string, at: Partial<KnownPlace> = {}): KnownPlace => ({
  kind,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  country,
  countryName: NAMES[country] ?? country,
  continent: CONTINENTS[country] ?? null,
  continentName: CONTINENTS[country] ?? null,
  lat: (CORNERS[country]?.[0] ?? 0) + 5,
  long: (CORNERS[country]?.[1] ?? 0) + 5,
  ...at,
});
const countries = Object.entries(NAMES).map(([code, name]) => place('country', code, name));
const read = (...places: KnownPlace[]) => readAtlas([...countries, ...places], borders, async () => {});
const names = (spots: readonly { name: string }[]) => spots.map(({ name }) => name);

describe('what a question may be about', () => {
  it('is a state on a continent, whose place on the map is known', async () => {
    const unknown = place('country', 'FR', 'France', { continent: 'europe' });
    const without = place('country', 'BO', 'Bolivia', { continent: null });
    const { countries: found } = await readAtlas([...countries, unknown, without], borders, async () => {});
    expect(found.map(({ code }) => code).sort()).toEqual(['BO', 'CH', 'PE']);
  });

  it('is a city that the map of the world puts into its country', async () => {
    const { cities } = await read(
      place('city', 'PE', 'Cusco'),
      place('city', 'PE', 'Copacabana', { long: -65 }),
      place('city', 'PE', 'Atlantis', { long: -150 }),
      place('city', 'PE', 'Nowhere', { lat: null }),
    );
    expect(names(cities)).toEqual(['Cusco']);
  });

  it('is a name of one place, which no place of another country bears', async () => {
    const { cities } = await read(
      place('city', 'PE', 'Cusco'),
      place('city', 'PE', 'Puno and Lake Titicaca'),
      place('city', 'PE', 'Valletta, Malta'),
      place('city', 'PE', 'La Paz'),
      place('city', 'BO', 'La Paz', { slug: 'la-paz-bolivia' }),
    );
    expect(names(cities)).toEqual(['Cusco']);
  });

  it('is a landmark well inside its country, and no water or way that goes on in others', async () => {
    const { landmarks } = await read(
      place('landmark', 'PE', 'Machu Picchu'),
      place('landmark', 'PE', 'Falls on the border', { long: -70.1 }),
      place('landmark', 'PE', 'Amazon River'),
      place('landmark', 'PE', 'Inca Trail'),
      place('landmark', 'TW', 'Taipei 101'),
    );
    expect(names(landmarks)).toEqual(['Machu Picchu']);
  });

  it('doesn’t tell the answer', () => {
    expect(givesAway('Mexico City: which country is it in?', ['Mexico', 'Belize'])).toBe(true);
    expect(givesAway('The Peruvian Amazon: which country is it in?', ['Peru', 'Brazil'])).toBe(true);
    expect(givesAway('The Bolivian plain: which country is it in?', ['Peru', 'Bolivia'])).toBe(true);
    expect(givesAway('Angkor Wat: which country is it in?', ['Laos', 'Cambodia'])).toBe(false);
  });

  it('makes no round of an atlas with too few places', async () => {
    expect(makeRound(await read(place('city', 'PE', 'Cusco'), place('city', 'BO', 'Sucre')), 'world-1')).toBeNull();
    expect(makeRound({ countries: [], cities: [], landmarks: [] }, 'world-1')).toBeNull();
  });
});
