import { type RawBuilder, sql } from 'kysely';

/** The table that holds the records of a kind as the feed gave them, with the line of each. */
export const stagedTable = (kind: string): string => `staged_${kind}`;

/**
 * The table that holds a kind's rows as they will be written: line, id, existing, changed, and their columns. Those of a
 * collection stand in one of their own, called `trip_places`.
 */
export const plannedTable = (kind: string): string => `planned_${kind}`;

/** The same for SQL of the areas. They live on the connection of one import. */
export const staged = (kind: string): RawBuilder<unknown> => sql.table(stagedTable(kind));
export const planned = (kind: string): RawBuilder<unknown> => sql.table(plannedTable(kind));

/** The name of the feed that is imported, in SQL on its connection; '' without one. Ids of companies are those of a feed. */
export const thisFeed = `current_setting('sojourn.feed')`;

/** What is told of the feed: line, kind, field, problem, severity ("refused", "warning", "link"), and another line. */
export const feedIssues = sql.table('feed_issues');

/** Names of records that were refused, and of what they can't do without (`departure.trip`): kind, operator, name and the line. */
export const refusedNames = sql.table('refused_ids');
