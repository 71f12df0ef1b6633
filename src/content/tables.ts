// Written by `npm run tables` from the migrations; don't edit.
import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Json = ColumnType<unknown, unknown, unknown>;

export interface ArticlesTable {
  id: Generated<string>;
  slug: string;
  name: string;
  topic: string | null;
  summary: string | null;
  body: string;
  image: Json | null;
  poster: Json | null;
  author: string | null;
  readingMinutes: number | null;
  publishedAt: Timestamp | null;
  metaSeo: Generated<Json>;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
}

export interface ContentTables {
  articles: ArticlesTable;
}
