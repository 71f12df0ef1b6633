export { type FoundUs, foundUs } from './found-us.ts';
export { keepAttribution } from './snapshot.ts';
