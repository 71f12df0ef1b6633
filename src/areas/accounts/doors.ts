export { closeAccount } from './close-account.ts';
export { exportMe } from './export-me.ts';
