// What areas that bring kinds of records to a feed share with the importer, which knows none of them.
import * as f from './fields.ts';

export { cleanProse } from './clean-text.ts';
export {
  type FeedKind,
  feedKind,
  type ImportOptions,
  type Leaving,
  type Lines,
  type Remark,
  type StagedRow,
} from './feed-kind.ts';
export { type FeedKinds, inOrderOfNames } from './feed-kinds.ts';
export {
  type Collection,
  type ColumnOptions,
  type Columns,
  type ColumnType,
  columnTypes,
  type ImportTable,
  type Reference,
} from './import-table.ts';
export type { PicturedRows, PictureSource } from './picture-source.ts';
export { feedIssues, planned, plannedTable, refusedNames, staged, stagedTable, thisFeed } from './tables.ts';
export { f };
