import type { ColumnType } from 'kysely';

/** Read as Date; may be written as an ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Read as whatever stands in it; the reader names the shape. Objects and arrays are written as JSON text. */
export type Json = ColumnType<unknown, unknown, unknown>;
/** A column that the database fills when it isn't given. */
export type Generated<T> = [T] extends [ColumnType<infer Read, infer Insert, infer Update>]
  ? ColumnType<Read, Insert | undefined, Update>
  : ColumnType<T, T | undefined, T>;
