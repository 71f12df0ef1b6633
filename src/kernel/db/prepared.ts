import type { CompiledQuery, Kysely } from 'kysely';
import type pg from 'pg';

/** Stands for a value that is only known when the statement runs. */
class Placeholder {
  readonly key: string;
  constructor(key: string) {
    this.key = key;
  }
}

type Statement<Row> = { text: CompiledQuery<Row>; values: readonly unknown[] };

/**
 * A query that is built once in this process and planned once by each connection: for the few large ones that building
 * and planning cost more than running. The database chooses a plan for all values alike, so it is meant for lookups by
 * key; lists with conditions that come and go stay ordinary queries.
 *
 * @param name unique, at most 63 characters; what `pg_prepared_statements` shows.
 * @param build gets placeholders in place of the values; it mustn't look into them.
 */
export function prepared<Database extends Pick<Kysely<unknown>, 'executeQuery'>, Values extends object, Row>(
  name: string,
  build: (db: Database, values: Values) => { compile(): CompiledQuery<Row> } | CompiledQuery<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  let statement: Statement<Row> | null = null;
  return async (db, values) => {
    statement ??= compile(name, build(db, placeholders<Values>()));
    const { text, values: stated } = statement;
    const parameters = stated.map((value) =>
      value instanceof Placeholder ? values[value.key as keyof Values] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...text, parameters });
    return rows;
  };
}

function placeholders<Values>(): Values {
  return new Proxy({}, { get: (_, key) => new Placeholder(String(key)) }) as Values;
}

function compile<Row>(name: string, query: { compile(): CompiledQuery<Row> } | CompiledQuery<Row>): Statement<Row> {
  const compiled = 'compile' in query ? query.compile() : query;
  return { text: { ...compiled, sql: `/*${name}*/ ${compiled.sql}` }, values: compiled.parameters };
}

const NAMED = /^\/\*([a-z-]{1,63})\*\//;

/** What the driver is asked: under its name when it is a prepared query, so that the connection keeps its plan. */
export function statementOf(text: string, values: readonly unknown[]): pg.QueryConfig {
  const name = NAMED.exec(text)?.[1];
  return { ...(name ? { name } : {}), text, values: values as unknown[] };
}
