import type { SubjectName } from './grounds.ts';

/** Motifs in which nothing names a place, each with the words of a trip that ask for it. */
export const anywhere = {
  'river:bend': /(?<!\p{L})(?:river|countryside|valley)/u,
  'river:ship': /(?<!\p{L})(?:river[- ]cruise|riverboat|barge)/u,
  'archipelago:voyage': /(?<!\p{L})(?:(?:large|small)[- ]ship|ocean|sea[- ]cruise|cruise|sail|expedition ship|ferry)/u,
  'steppe:rail': /(?<!\p{L})(?:rail|train)/u,
  'steppe:road': /(?<!\p{L})(?:road|drive|self[- ]drive|overland|cycl|bike|bus)/u,
  'steppe:walkers': /(?<!\p{L})(?:walk|hik|trek|trail|foot|camino)/u,
} as const satisfies Partial<Record<SubjectName, RegExp>>;

/** Of these the ones that say how one travels: for a trip that doesn't, they would say too much. */
export const vehicles: ReadonlySet<string> = new Set(['river:ship', 'archipelago:voyage', 'steppe:rail']);
