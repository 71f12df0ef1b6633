import type { Biome, MotifOf } from './catalogue.ts';

/** ISO 3166-1 alpha-2 codes a poster may stand for, or 'any' where nothing in it names a place. */
export type Places = readonly string[] | 'any';

const codes = (text: string): readonly string[] => text.split(' ');

const highMountains = codes(
  'AD AF AM AR AT BG BO BT CA CH CL CN DE EC ES FR GE IN IR IT JP KG KZ LI ME MK MN NO NP NZ PE PK PL RO SE SI SK TJ TR US UZ',
);
const sandDeserts = codes('AE BH CN DZ EG IN IQ IR JO KW LY MA ML MR NA NE OM QA SA SD SN TD TN YE');
const dromedaries = codes('AE BH DZ EG IN IQ IR JO KW LY MA ML MR NE OM PK QA SA SD TD TN YE');
const nomadTents = codes('AE DZ EG IL JO LY MA MR OM QA SA TN');
const acacias = codes('AO BI BW ET KE MW MZ NA RW SD SN SS SZ TD TZ UG ZA ZM ZW');
const rainforests = codes(
  'BN BO BR BZ CD CG CM CO CR EC GA GF GQ GT GY HN ID IN LA LK MG MM MX MY NG NI PA PE PG PH SR TH TT VE VN',
);
const coolCoasts = codes('AR AU BE CA CL DE DK EE ES FI FO FR GB IE IS IT JP KR LT LV NL NO NZ PL PT RU SE US UY ZA');
const warmBeaches = codes(
  'AG AI AS AU AW BB BL BN BQ BR BS BZ CC CK CN CO CR CU CV CW CX DM DO EC EG FJ FM GD GF GP GU GY HN HT ID IN JM KE KH KI KM KN KY LC LK MF MG MH MM MP MQ MS MU MV MX MY MZ NC NI NR NU OM PA PF PG PH PR PW RE SB SC SR ST SV SX TC TH TK TL TO TT TV TZ US VC VE VG VI VN VU WF WS YT',
);
const fireMountains = codes('CL CO CR EC GT ID JP MX NI NZ PE PG PH RE SV US VU');

/** Which countries each motif may stand for. The wrong building in the right country is an error. */
export const motifPlaces: { readonly [B in Biome]: Readonly<Record<MotifOf<B>, Places>> } = {
  alpine: {
    lake: highMountains,
    torres: ['CL'],
    matterhorn: ['CH', 'IT'],
    himalaya: ['NP', 'BT', 'IN', 'CN'],
  },
  fjord: { passage: ['NO', 'CL', 'NZ', 'GL', 'IS', 'CA', 'US'], cabins: ['NO'], mitre: ['NZ'] },
  dunes: { crescent: sandDeserts, caravan: dromedaries, camp: nomadTents, deadvlei: ['NA'] },
  savanna: {
    acacia: acacias,
    kilimanjaro: ['TZ', 'KE'],
    baobabs: ['MG'],
    delta: ['BW', 'ZM', 'ZW', 'NA', 'TZ', 'MW', 'UG'],
  },
  jungle: { river: rainforests, ziggurat: ['MX', 'GT', 'BZ', 'HN'], waterfall: rainforests },
  archipelago: {
    cyclades: ['GR'],
    pines: ['SE', 'FI', 'NO', 'EE', 'CA', 'US', 'AX'],
    lighthouse: coolCoasts,
  },
  oldtown: {
    med: ['IT', 'HR', 'ES', 'ME', 'FR', 'SI', 'AL', 'PT', 'SM'],
    hanse: ['DE', 'NL', 'BE', 'DK', 'PL', 'EE', 'LV', 'LT', 'SE'],
    medina: ['MA', 'DZ'],
  },
  terraces: { rice: ['ID', 'PH', 'VN', 'CN'], 'machu-picchu': ['PE'], tea: ['LK', 'IN'] },
  polar: {
    iceberg: ['AQ', 'GL', 'CA', 'SJ', 'GS'],
    colony: ['AQ', 'GS', 'FK'],
    aurora: ['NO', 'SE', 'FI', 'IS', 'CA', 'US', 'GL', 'SJ'],
  },
  river: {
    bend: 'any',
    vineyard: ['DE', 'FR', 'AT', 'LU', 'CH', 'CZ', 'HU', 'SI', 'SK'],
    'city-bridge': ['CZ', 'DE', 'AT'],
    nile: ['EG'],
  },
  temple: { taj: ['IN'], angkor: ['KH'], pagoda: ['JP'], bagan: ['MM'] },
  canyon: { mesa: ['US'], petra: ['JO'], uluru: ['AU'], gorge: ['US'] },
  karst: { junk: ['VN'], raft: ['CN'], longtail: ['TH'] },
  lagoon: { overwater: ['PF', 'MV'], palms: warmBeaches, dhow: ['TZ', 'KE', 'MZ', 'OM', 'KM'] },
  volcano: { cone: fireMountains, iceland: ['IS'], 'black-beach': ['IS'], fuji: ['JP'] },
  steppe: { gers: ['MN', 'KG', 'KZ'], estancia: ['AR', 'CL', 'UY'], road: 'any' },
};
