import { anywhere } from './grounds/anywhere.ts';
import { countriesOfLandscape, type Landmark, type Landscape, type SubjectName } from './grounds/grounds.ts';
import { landmarks } from './grounds/landmarks.ts';
import { landscapes } from './grounds/landscapes.ts';

/** Countries that a subject may stand for, or 'any' where nothing in it names a place. */
export function landsOf(subject: SubjectName): readonly string[] | 'any' {
  if (subject in anywhere) return 'any';
  const landmark = (landmarks as Partial<Record<SubjectName, Landmark>>)[subject];
  const landscape = (landscapes as Partial<Record<SubjectName, Landscape>>)[subject];
  return [...new Set([...(landmark?.countries ?? []), ...(landscape ? countriesOfLandscape(landscape) : [])])];
}
