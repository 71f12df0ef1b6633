import type { Biome, MotifOf } from '../catalogue.ts';
import type { Draw } from '../stage.ts';
import { alpine } from './alpine.ts';
import { archipelago } from './archipelago.ts';
import { canyon } from './canyon.ts';
import { dunes } from './dunes.ts';
import { fjord } from './fjord.ts';
import { jungle } from './jungle.ts';
import { karst } from './karst.ts';
import { lagoon } from './lagoon.ts';
import { oldtown } from './oldtown.ts';
import { polar } from './polar.ts';
import { river } from './river.ts';
import { savanna } from './savanna.ts';
import { steppe } from './steppe.ts';
import { temple } from './temple.ts';
import { terraces } from './terraces.ts';
import { volcano } from './volcano.ts';

/** How each biome's motifs are drawn. The type keeps it complete. */
export const biomes: { readonly [B in Biome]: Readonly<Record<MotifOf<B>, Draw>> } = {
  alpine,
  fjord,
  dunes,
  savanna,
  jungle,
  archipelago,
  oldtown,
  terraces,
  polar,
  river,
  temple,
  canyon,
  karst,
  lagoon,
  volcano,
  steppe,
};
