import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoContains, geoDistance } from 'd3-geo';
import countries from 'i18n-iso-countries';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { describe, expect, it } from 'vitest';
import { countryAt, kilometersBetween, kilometersToOthers } from './country-at.ts';
import { countrySpan, questionMap } from './question-map.ts';

const OSLO = { lat: 59.913, long: 10.739 };
const MOST_BYTES = 60_000;
const NEAR = 0.4;
const LEAST_KM = 30;

/** The same data read by others’ code alone. */
function worldFeatures() {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  const world = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ countries: GeometryCollection }>;
  return feature(world, world.objects.countries).features.map((shape) => ({
    shape,
    code: shape.id === undefined ? null : (countries.numericToAlpha2(String(shape.id)) ?? null),
  }));
}

describe('countryAt', () => {
  it('is the country that d3 finds, all over the globe', () => {
    const features = worldFeatures();
    const at = (long: number, lat: number) => features.find(({ shape }) => geoContains(shape, [long, lat]))?.code;
    const odd: unknown[] = [];
    let inland = 0;
    for (let lat = -52; lat <= 74; lat += 14) {
      for (let long = -178; long < 180; long += 17) {
        const code = at(long, lat);
        // Where outlines of two scales lie apart, neither is wrong.
        const isInside =
          code && [-NEAR, NEAR].every((by) => at(long + by, lat) === code && at(long, lat + by) === code);
        if (!isInside) continue;
        inland++;
        const found = countryAt({ lat, long });
        if (found !== code) odd.push({ lat, long, found, code });
      }
    }
    expect(odd).toEqual([]);
    expect(inland).toBeGreaterThan(30);
  });

  it('is the nearest coast in a harbor, and nothing far out at sea', () => {
    expect(countryAt({ lat: 42.63, long: 18.1 })).toBe('HR');
    expect(countryAt({ lat: -30, long: -30 })).toBeNull();
  });

  it('tells falls and peaks on a border from what lies inside', () => {
    expect(kilometersToOthers({ lat: -17.9243, long: 25.8567 }, 'ZW')).toBeLessThan(5);
    expect(kilometersToOthers({ lat: 45.9766, long: 7.6586 }, 'CH')).toBeLessThan(5);
    expect(kilometersToOthers({ lat: 13.4125, long: 103.8667 }, 'KH')).toBeGreaterThan(90);
    expect(kilometersToOthers({ lat: -25.3444, long: 131.0369 }, 'AU')).toBe(Number.POSITIVE_INFINITY);
  });

  it('measures as d3 does', () => {
    const lima = { lat: -12.046, long: -77.043 };
    const angle = geoDistance([OSLO.long, OSLO.lat], [lima.long, lima.lat]);
    expect(kilometersBetween(OSLO, lima)).toBeCloseTo(angle * 6371, 3);
  });
});

describe('questionMap', () => {
  it('draws every country that can be seen, in red, with no name and in 60 kB', () => {
    const codes = worldFeatures().flatMap(({ code }) => code ?? []);
    const drawn = codes.filter((code) => (countrySpan(code)?.radiusKm ?? 0) >= LEAST_KM);
    expect(drawn.length).toBeGreaterThan(180);
    for (const code of drawn) {
      const svg = questionMap({ country: code }, 'A map') ?? '';
      expect(svg, code).toContain('#c23a1d');
      expect(svg, code).not.toContain('<text');
      expect(svg.length, code).toBeLessThan(MOST_BYTES);
      expect(svg, code).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  it('shows dots where places are, unless they would tell', () => {
    const places = [OSLO, { lat: 60.39, long: 5.32 }];
    expect(questionMap({ places }, 'A map')?.match(/<circle/g)).toHaveLength(2);
    expect(questionMap({ places, blank: true }, 'A map')).not.toContain('<circle');
  });

  it('has no map of a country that isn’t one', () => {
    expect(questionMap({ country: 'ZZ' }, 'A map')).toBeNull();
    expect(countrySpan('ZZ')).toBeNull();
  });
});
