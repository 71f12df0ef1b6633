export { keepAttribution } from './snapshot.ts';
