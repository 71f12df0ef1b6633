import { createRequire } from 'node:module';
import type { LocaleData } from 'i18n-iso-countries';
import countries from 'i18n-iso-countries';
import type { PlaceContinent } from './continents.ts';

const require = createRequire(import.meta.url);
countries.registerLocale(require('i18n-iso-countries/langs/en.json') as LocaleData);

/** Names that travelers use where the standard's own are stiff. */
const plainNames: Record<string, string> = {
  AE: 'United Arab Emirates',
  BA: 'Bosnia and Herzegovina',
  BO: 'Bolivia',
  BN: 'Brunei',
  CD: 'Congo (Kinshasa)',
  CG: 'Congo (Brazzaville)',
  CI: 'Ivory Coast',
  CN: 'China',
  CV: 'Cape Verde',
  CZ: 'Czechia',
  FK: 'Falkland Islands',
  FM: 'Micronesia',
  GB: 'United Kingdom',
  GS: 'South Georgia',
  IR: 'Iran',
  KR: 'South Korea',
  LA: 'Laos',
  MD: 'Moldova',
  MK: 'North Macedonia',
  MM: 'Myanmar',
  PS: 'Palestine',
  RU: 'Russia',
  SJ: 'Svalbard',
  SZ: 'Eswatini',
  TR: 'Turkey',
  TW: 'Taiwan',
  TZ: 'Tanzania',
  US: 'United States',
  VN: 'Vietnam',
};

export const continents: readonly { slug: PlaceContinent; name: string; lat: number; long: number }[] = [
  { slug: 'europe', name: 'Europe', lat: 50, long: 12 },
  { slug: 'south-america', name: 'South America', lat: -15, long: -60 },
  { slug: 'asia', name: 'Asia', lat: 30, long: 95 },
  { slug: 'africa', name: 'Africa', lat: 3, long: 20 },
  { slug: 'north-america', name: 'North America', lat: 45, long: -100 },
  { slug: 'australia-and-pacific', name: 'Australia & Pacific', lat: -20, long: 150 },
  { slug: 'polar-regions', name: 'Polar Regions', lat: -75, long: 0 },
  { slug: 'caribbean-and-central-america', name: 'Caribbean & Central America', lat: 15, long: -80 },
];

const members: Record<PlaceContinent, string> = {
  europe:
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SK SM UA VA XK',
  'south-america': 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE',
  asia: 'AE AF AM AZ BD BH BN BT CN GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE',
  africa:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW',
  'north-america': 'BM CA MX PM US',
  'australia-and-pacific': 'AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV VU WF WS',
  'polar-regions': 'AQ BV GL GS SJ TF',
  'caribbean-and-central-america':
    'AG AI AW BB BL BQ BS BZ CR CU CW DM DO GD GP GT HN HT JM KN KY LC MF MQ MS NI PA PR SV SX TC TT VC VG VI',
};

const continentByCountry = new Map(
  Object.entries(members).flatMap(([slug, codes]) => codes.split(' ').map((code) => [code, slug as PlaceContinent])),
);

/** Countries of the Middle East and North Africa, which the menu offers as one. */
export const middleEastAndNorthAfrica = 'AE BH DZ EG IL IQ IR JO KW LB LY MA OM PS QA SA SY TN TR YE'.split(' ');

export function countryName(code: string): string {
  const name = plainNames[code] ?? countries.getName(code, 'en');
  if (!name) throw new Error(`No country has the code ${code}`);
  return name;
}

/** Names that take an article in a sentence: "in the Netherlands". */
const withArticle = new Set([
  'AE',
  'BS',
  'CF',
  'CG',
  'DO',
  'FK',
  'FO',
  'GB',
  'GM',
  'KM',
  'KY',
  'MV',
  'NL',
  'PH',
  'SC',
  'US',
]);
export const countryInText = (code: string): string => (withArticle.has(code) ? 'the ' : '') + countryName(code);

export function continentOf(code: string): PlaceContinent {
  const slug = continentByCountry.get(code);
  if (!slug) throw new Error(`No continent is known for ${code}`);
  return slug as PlaceContinent;
}
