export { type Spots, spotsOf } from './spots.ts';
