export { type FeedValue, importFeed, type Progress } from './import-feed.ts';
export { wasCutOff } from './last-run.ts';
export { formatProblem, type Problem } from './problems.ts';
export { UnreadableFeed } from './read/unreadable-feed.ts';
export { plural } from './records/plural.ts';
export { feedSchema } from './records/schema.ts';
export type { Difference, FeedReport } from './report.ts';
