/**
 * What an emblem is printed in: a ground, two inks that read on it (the second is the quieter), and one sun. The
 * rule of the posters holds here too: two inks and a sun, nothing else.
 */
export type MarkInks = { ground: string; form: string; second: string; sun: string };

/** The brand's inks in pairings that keep 3:1 between ground and form. */
export const markInks = {
  pine: { ground: '#1c6446', form: '#f3f6f4', second: '#8fc6a8', sun: '#f2b63c' },
  harbor: { ground: '#0a5a6b', form: '#f3f6f4', second: '#8fd3d6', sun: '#f2b63c' },
  night: { ground: '#0d2b36', form: '#eef5f2', second: '#5f97a3', sun: '#f2b63c' },
  sea: { ground: '#cfe6e6', form: '#0a5a6b', second: '#5fa3ab', sun: '#c23a1d' },
  meadow: { ground: '#d3e8d4', form: '#1c6446', second: '#6fae8b', sun: '#c23a1d' },
  marigold: { ground: '#f2b63c', form: '#0e2a30', second: '#a8542a', sun: '#fff8e4' },
  signal: { ground: '#c23a1d', form: '#fff4dc', second: '#f3a684', sun: '#f2b63c' },
  clay: { ground: '#8c3b1f', form: '#fbeecb', second: '#e0946a', sun: '#f2b63c' },
  ocher: { ground: '#b8683a', form: '#3b2018', second: '#7a3a1c', sun: '#f2b63c' },
  sand: { ground: '#fbeecb', form: '#8c3b1f', second: '#d9955f', sun: '#c23a1d' },
} as const satisfies Record<string, MarkInks>;

const cool = [markInks.pine, markInks.harbor, markInks.night, markInks.sea];
const warm = [markInks.marigold, markInks.signal, markInks.clay, markInks.ocher, markInks.sand];

/** Ice is never brown nor a dune blue; most emblems print well in anything. */
export const inksByClimate: Record<'cold' | 'hot' | 'any', readonly MarkInks[]> = {
  cold: cool,
  hot: warm,
  any: Object.values(markInks),
};
