// Written by `npm run tables` from the migrations; don't edit.
import type { Generated, Json, Timestamp } from '#kernel/db';

export type ArticlesTable = {
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
  about: Generated<string[]>;
};

export type ArticlesToldTable = {
  oneRow: Generated<boolean>;
  toldAt: Timestamp;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type ContentEntriesTable = {
  id: Generated<string>;
  kind: 'page' | 'expert' | 'list';
  key: string;
  entry: Json;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
};

export type ContentTables = {
  articles: ArticlesTable;
  articlesTold: ArticlesToldTable;
  contentEntries: ContentEntriesTable;
};
