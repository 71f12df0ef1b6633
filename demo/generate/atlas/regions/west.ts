import type { Region } from '../types.ts';
import { alaska } from './alaska.ts';
import { alps } from './alps.ts';
import { amazonRiver } from './amazon-river.ts';
import { antarctica } from './antarctica.ts';
import { argentinaNorthAndWine } from './argentina-north-and-wine.ts';
import { azoresAndMadeira } from './azores-and-madeira.ts';
import { balticSea } from './baltic-sea.ts';
import { boliviaAndAtacama } from './bolivia-and-atacama.ts';
import { brazil } from './brazil.ts';
import { canadianRockies } from './canadian-rockies.ts';
import { caribbeanIslands } from './caribbean-islands.ts';
import { colombia } from './colombia.ts';
import { costaRica } from './costa-rica.ts';
import { croatiaAndTheAdriatic } from './croatia-and-the-adriatic.ts';
import { cuba } from './cuba.ts';
import { danubeRiver } from './danube-river.ts';
import { englandAndWales } from './england-and-wales.ts';
import { france } from './france.ts';
import { galapagosIslands } from './galapagos-islands.ts';
import { germanyAndCentralEurope } from './germany-and-central-europe.ts';
import { greece } from './greece.ts';
import { greenland } from './greenland.ts';
import { guatemalaAndBelize } from './guatemala-and-belize.ts';
import { hawaii } from './hawaii.ts';
import { iceland } from './iceland.ts';
import { ireland } from './ireland.ts';
import { italy } from './italy.ts';
import { mediterraneanSea } from './mediterranean-sea.ts';
import { mexico } from './mexico.ts';
import { mississippiRiver } from './mississippi-river.ts';
import { newEnglandAndAtlanticCanada } from './new-england-and-atlantic-canada.ts';
import { norwayAndTheFjords } from './norway-and-the-fjords.ts';
import { pacificNorthwest } from './pacific-northwest.ts';
import { patagonia } from './patagonia.ts';
import { peruAndTheAndes } from './peru-and-the-andes.ts';
import { portugal } from './portugal.ts';
import { rhineAndMoselle } from './rhine-and-moselle.ts';
import { scotland } from './scotland.ts';
import { spain } from './spain.ts';
import { svalbardAndTheArctic } from './svalbard-and-the-arctic.ts';
import { usSouthwest } from './us-southwest.ts';
import { yellowstoneAndTheRockies } from './yellowstone-and-the-rockies.ts';

/** The Americas, Europe and the polar regions, most asked for first. */
export const western: Region[] = [
  patagonia,
  peruAndTheAndes,
  galapagosIslands,
  iceland,
  italy,
  norwayAndTheFjords,
  costaRica,
  greece,
  danubeRiver,
  alaska,
  antarctica,
  usSouthwest,
  scotland,
  spain,
  alps,
  france,
  portugal,
  croatiaAndTheAdriatic,
  mexico,
  colombia,
  canadianRockies,
  amazonRiver,
  ireland,
  englandAndWales,
  mediterraneanSea,
  mississippiRiver,
  balticSea,
  rhineAndMoselle,
  svalbardAndTheArctic,
  greenland,
  cuba,
  caribbeanIslands,
  guatemalaAndBelize,
  brazil,
  argentinaNorthAndWine,
  boliviaAndAtacama,
  yellowstoneAndTheRockies,
  pacificNorthwest,
  newEnglandAndAtlanticCanada,
  hawaii,
  germanyAndCentralEurope,
  azoresAndMadeira,
];
