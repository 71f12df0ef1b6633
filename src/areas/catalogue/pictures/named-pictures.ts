import { type RawBuilder, sql } from 'kysely';
import type { Topic } from '#kernel';
import type { PicturedRows, PictureSource } from '#kernel/feed';

export type NamedPicture = {
  operatorId: string | null;
  url: string;
  topic: Topic | null;
  subjectId: string | null;
};

/** A query of the pictures that a row names, from its jsonb columns: `image`. */
export function imagesIn({ single, lists }: Pick<PicturedRows, 'single' | 'lists'>): RawBuilder<unknown> {
  const parts = [
    ...single.map((column) => `select ${column} as image where ${column} is not null`),
    ...lists.map((column) => `select image from jsonb_array_elements(${column}) as image`),
  ];
  return sql.raw(parts.join(' union all '));
}

/**
 * A query of every picture that records name: (operator_id, url, topic, subject_id).
 * @param operators only those of these companies, and those of none
 */
export function namedPictures(
  sources: readonly PictureSource[],
  operators?: RawBuilder<unknown>,
): RawBuilder<NamedPicture> {
  const each = sources.map(
    ({ written, tells }) => sql`
      select ${sql.raw(written.operator ?? 'null::uuid')} as operator_id, named.image->>'url' as url,
        ${tells?.topic ?? null}::text as topic, ${sql.raw(tells?.subject ?? 'null::uuid')} as subject_id
      from ${sql.raw(written.from)} cross join lateral (${imagesIn(written)}) named
      where ${operators && written.operator ? sql`${sql.raw(written.operator)} in (${operators})` : sql`true`}`,
  );
  return sql<NamedPicture>`${sql.join(each, sql` union all `)}`;
}
