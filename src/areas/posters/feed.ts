import { z } from 'zod';
import { f, type Remark } from '#kernel/feed';
import { hours, isPosterSubject, seedCount } from './catalogue.ts';

/** The picture that a record of a feed asks for. */
export const poster = z.object({ biome: z.string(), motif: z.string(), hour: z.enum(hours), seed: f.count });

/** Takes from a record a picture that nobody can draw, and tells of it. */
export function dropUnknownPoster(record: { poster?: z.output<typeof poster> | undefined }): Remark[] {
  if (!record.poster || isKnown(record.poster)) return [];
  const { biome, motif } = record.poster;
  delete record.poster;
  const problem = `there is no picture of ${biome} ${motif}, so one is chosen for it`;
  return [{ field: 'poster', problem, severity: 'link' }];
}

const isKnown = ({ biome, motif, seed }: z.output<typeof poster>): boolean =>
  isPosterSubject(biome, motif) && seed < seedCount;
