import { describe, expect, it } from 'vitest';
import { nounPhrase } from '../text/phrases.ts';
import { inText, monthsText, shortPlace } from '../text/words.ts';
import { loadGazetteer } from './cities.ts';
import { travelLeg } from './legs.ts';
import { monthsNamed } from './months.ts';
import { inRegion } from './region-words.ts';
import { timeZoneOf } from './time-zones.ts';

describe('reading the atlas', () => {
  it('finds the months that a sentence binds itself to, over the turn of the year too', () => {
    expect(monthsNamed('Sail from November to late January to the fjords.')).toEqual([11, 12, 1]);
    expect(monthsNamed('Sit in full sun at midnight between May 20 and July 22.')).toEqual([5, 6, 7]);
    expect(monthsNamed('Ride behind twelve dogs in March with a fisherman.')).toEqual([2, 3, 4]);
    expect(monthsNamed('See the hall that burned in March 1943.')).toBeNull();
    expect(monthsNamed('Walk to the tower.')).toBeNull();
  });

  it('turns labels into things that a sentence can hold, or leaves them out', () => {
    const small = new Set(['penguins', 'walk', 'evening', 'great', 'it']);
    expect(nounPhrase('Penguins on Magdalena Island', small)).toBe('the penguins on Magdalena Island');
    expect(nounPhrase('Walk to the hut', small)).toBe('walking to the hut');
    expect(nounPhrase('Great Meteoron', small)).toBe('the Great Meteoron');
    expect(nounPhrase('Laguna Esmeralda', small)).toBe('Laguna Esmeralda');
    expect(nounPhrase('Itálica', small)).toBe('Itálica');
    expect(nounPhrase('Over the Torii Pass', small)).toBeNull();
    expect(nounPhrase('Ice and whales, a lecture day', small)).toBeNull();
  });

  it('never lets a leg be shorter than the straight line, and breaks a long one with nights', () => {
    const oslo = { lat: 59.91, long: 10.75 };
    const bergen = { lat: 60.39, long: 5.32 };
    expect(travelLeg({ mode: 'road', km: 100, hours: 2 }, oslo, bergen).km).toBeGreaterThan(305);
    expect(travelLeg({ mode: 'road', km: 880, hours: 14 }, oslo, bergen).nights).toBe(1);
    expect(travelLeg({ mode: 'ship', km: 500, hours: 48 }, oslo, bergen).nights).toBe(2);
    expect(travelLeg({ mode: 'road', km: 400, hours: 6 }, oslo, bergen).nights).toBe(0);
  });

  it('speaks of places as people do', () => {
    expect(inText('The Mani')).toBe('the Mani');
    expect(inText('Southwest coast')).toBe('the Southwest coast');
    expect(inText('Vík and the south coast')).toBe('Vík and the south coast');
    expect(shortPlace('Mull, Iona and Staffa')).toBe('Mull');
    expect(inRegion('Danube River')).toBe('on the Danube River');
    expect(inRegion('Australia: Outback & Reef')).toBe('in Australia');
    expect(monthsText([11, 12, 1, 2, 3])).toBe('November to March');
    expect(monthsText([5, 9, 10])).toBe('May, September and October');
  });

  it('knows the zone of a town from its country and longitude', () => {
    expect(timeZoneOf('CL', -53.16, -70.9)).toBe('America/Punta_Arenas');
    expect(timeZoneOf('US', 36.1, -112.1)).toBe('America/Denver');
    expect(timeZoneOf('ID', -8.5, 115.2)).toBe('Asia/Makassar');
    expect(timeZoneOf('AU', -34, 151)).toBe('Australia/Sydney');
  });

  it('takes towns’ coordinates from the gazetteer where it knows them', () => {
    const found = loadGazetteer().find('CL', 'Punta Arenas', { lat: -53.1, long: -70.9 });
    expect(found?.population).toBeGreaterThan(50_000);
    expect(loadGazetteer().find('CL', 'Punta Arenas', { lat: 0, long: 0 })).toBeUndefined();
  });
});
