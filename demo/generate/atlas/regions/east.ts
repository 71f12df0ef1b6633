import type { Region } from '../types.ts';
import { australiaOutbackAndReef } from './australia-outback-and-reef.ts';
import { bhutan } from './bhutan.ts';
import { borneo } from './borneo.ts';
import { botswanaAndTheOkavango } from './botswana-and-the-okavango.ts';
import { cambodiaAndAngkor } from './cambodia-and-angkor.ts';
import { centralAsiaSilkRoad } from './central-asia-silk-road.ts';
import { china } from './china.ts';
import { egyptAndTheNile } from './egypt-and-the-nile.ts';
import { ethiopia } from './ethiopia.ts';
import { fijiAndTheSouthPacific } from './fiji-and-the-south-pacific.ts';
import { frenchPolynesia } from './french-polynesia.ts';
import { georgiaAndArmenia } from './georgia-and-armenia.ts';
import { indiaRajasthanAndTheNorth } from './india-rajasthan-and-the-north.ts';
import { indonesiaAndBali } from './indonesia-and-bali.ts';
import { japan } from './japan.ts';
import { jordan } from './jordan.ts';
import { kenya } from './kenya.ts';
import { keralaAndSouthIndia } from './kerala-and-south-india.ts';
import { ladakh } from './ladakh.ts';
import { madagascar } from './madagascar.ts';
import { mediterraneanSeaEast } from './mediterranean-sea-east.ts';
import { mekongRiver } from './mekong-river.ts';
import { mongolia } from './mongolia.ts';
import { morocco } from './morocco.ts';
import { mtKilimanjaro } from './mt-kilimanjaro.ts';
import { namibia } from './namibia.ts';
import { nepalHimalaya } from './nepal-himalaya.ts';
import { newZealand } from './new-zealand.ts';
import { omanAndTheEmirates } from './oman-and-the-emirates.ts';
import { philippines } from './philippines.ts';
import { southAfrica } from './south-africa.ts';
import { southKorea } from './south-korea.ts';
import { sriLanka } from './sri-lanka.ts';
import { taiwan } from './taiwan.ts';
import { tanzaniaAndTheSerengeti } from './tanzania-and-the-serengeti.ts';
import { tasmania } from './tasmania.ts';
import { thailand } from './thailand.ts';
import { turkey } from './turkey.ts';
import { ugandaAndRwanda } from './uganda-and-rwanda.ts';
import { vietnam } from './vietnam.ts';
import { zambiaAndZimbabwe } from './zambia-and-zimbabwe.ts';

/** The eastern half of the atlas, most traveled first. */
export const eastern: Region[] = [
  japan,
  morocco,
  tanzaniaAndTheSerengeti,
  mtKilimanjaro,
  kenya,
  egyptAndTheNile,
  jordan,
  indiaRajasthanAndTheNorth,
  keralaAndSouthIndia,
  nepalHimalaya,
  bhutan,
  sriLanka,
  vietnam,
  cambodiaAndAngkor,
  mekongRiver,
  thailand,
  indonesiaAndBali,
  borneo,
  philippines,
  china,
  mongolia,
  centralAsiaSilkRoad,
  georgiaAndArmenia,
  turkey,
  omanAndTheEmirates,
  ethiopia,
  ugandaAndRwanda,
  botswanaAndTheOkavango,
  namibia,
  southAfrica,
  zambiaAndZimbabwe,
  madagascar,
  australiaOutbackAndReef,
  tasmania,
  newZealand,
  frenchPolynesia,
  fijiAndTheSouthPacific,
  mediterraneanSeaEast,
  taiwan,
  southKorea,
  ladakh,
];
