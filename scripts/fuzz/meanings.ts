import { readdirSync } from 'node:fs';
import type pg from 'pg';
import { facets } from '#search/shared';
import { type Samples, samplesOf } from '../../tests/contracts/samples.ts';

/** What the catalogue under test holds, so that not every request ends at "no such thing". */
export type Meanings = {
  /** By the segment of a path that comes before it. */
  named: Readonly<Record<string, readonly string[]>>;
  slugs: readonly string[];
  /** Values of each filter of a list. */
  filters: Readonly<Record<string, readonly string[]>>;
};

const PREVIEW = 'archipelago_cyclades_morning_3.v1';

export async function readMeanings(pool: Pick<pg.Pool, 'query'>): Promise<Meanings> {
  const samples = await samplesOf({ door: { pool } });
  const { rows: ids } = await pool.query('select id from trips order by id limit 2');
  const { trip, otherTrip, operator, otherOperator, category, tripPage, operatorPage, partner } = samples;
  const operators = [operator, otherOperator];
  return {
    named: {
      trips: [trip, otherTrip, ...ids.map(({ id }) => id), `${trip}.svg`],
      'trip-list': [tripPage],
      'tour-operators': operators.flatMap((slug) => [slug, `${slug}-trips`, `${slug}-reviews`]),
      operators,
      categories: [category, tripPage, operatorPage],
      dmo: [partner],
      posters: [`${PREVIEW}.svg`],
      previews: [`${PREVIEW}.png`],
      marks: [`${operator}.svg`],
      assets: readdirSync('build/client/assets').slice(0, 5),
    },
    slugs: Object.values(samples).filter(Boolean),
    filters: filtersOf(samples),
  };
}

function filtersOf({ category, operator }: Samples): Meanings['filters'] {
  const values = facets.map(({ key, ...rest }) => {
    const fixed = 'values' in rest ? rest.values.map(({ value }) => value) : [];
    return [key, fixed.length > 0 ? fixed : [category, operator, 'wildlife', '2027-03', 'hiking']];
  });
  return { ...Object.fromEntries(values), price_min: ['0', '1000'], price_max: ['5000', '1000000'] };
}
