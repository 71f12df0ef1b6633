import { angkor } from '../landmarks/angkor.ts';
import { ephesus, parthenon } from '../landmarks/antiquity.ts';
import { bagan } from '../landmarks/bagan.ts';
import { abuSimbel } from '../landmarks/desert-kingdoms.ts';
import { lalibela } from '../landmarks/east-africa.ts';
import { palace, toriiPath } from '../landmarks/east-asia.ts';
import { dzong, stupa } from '../landmarks/himalayan-houses.ts';
import { karnak } from '../landmarks/nile-temples.ts';
import { pagoda } from '../landmarks/pagoda.ts';
import { registan } from '../landmarks/registan.ts';
import { kukulcan } from '../landmarks/ruins-in-the-forest.ts';
import { borobudur, lakeShrine, wat } from '../landmarks/southeast-asia.ts';
import { taj } from '../landmarks/taj.ts';

export const temple = {
  taj,
  angkor,
  pagoda,
  bagan,
  kukulcan,
  parthenon,
  ephesus,
  lalibela,
  'abu-simbel': abuSimbel,
  dzong,
  stupa,
  torii: toriiPath,
  palace,
  wat,
  borobudur,
  'lake-shrine': lakeShrine,
  registan,
  karnak,
};
