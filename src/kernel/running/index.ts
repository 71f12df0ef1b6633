export { type Failpoint, failpoint } from '../failpoint.ts';
export { type Job, type Jobs, startJobs } from './jobs.ts';
export type { Searchable } from './searchable.ts';
export { type Ground, type StartedAreas, startAreas, workJobs } from './start-areas.ts';
