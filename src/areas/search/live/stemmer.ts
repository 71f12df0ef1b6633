import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '#kernel/db';
import type { Term } from '../trip-index/text-store.ts';

/** Gives words the stems that PostgreSQL gave to those of the documents; each is asked for once. */
export type Stemmer = (words: readonly string[]) => Promise<Term[]>;

const WORDS_KEPT = 20_000;

export function createStemmer(db: Db): Stemmer {
  const known = new LRUCache<string, Term>({ max: WORDS_KEPT });
  return async (words) => {
    const unknown = words.filter((word) => !known.has(word));
    const asked = unknown.length > 0 ? await readStems(db, unknown) : [];
    for (const term of asked) known.set(term.word, term);
    return words.flatMap((word) => known.get(word) ?? []);
  };
}

async function readStems(db: Db, words: readonly string[]): Promise<Term[]> {
  const { rows } = await sql<Term>`
    select word, (tsvector_to_array(to_tsvector('english', word)))[1] as stem
    from unnest(${words}::text[]) as word order by word`.execute(db);
  return rows;
}
