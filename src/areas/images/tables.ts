// Written by `npm run tables` from the migrations; don't edit.
import type { Generated, Timestamp } from '#kernel/db';

export type ImageAssetsTable = {
  id: Generated<string>;
  operatorId: string | null;
  sourceUrl: string;
  state: Generated<'pending' | 'stored' | 'refused'>;
  objectKey: string | null;
  width: number | null;
  height: number | null;
  createdAt: Generated<Timestamp>;
  updatedAt: Generated<Timestamp>;
  reason: string | null;
  attempts: Generated<number>;
  nextAttemptAt: Generated<Timestamp>;
  widths: Generated<number[]>;
  bytes: number | null;
  toldAt: Timestamp | null;
  unusedSince: Timestamp | null;
};

export type ImagesTables = {
  imageAssets: ImageAssetsTable;
};
