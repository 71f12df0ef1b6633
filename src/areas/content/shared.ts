// For browsers: what texts are made of.
export { type Block, plainText, type Span } from './prose/blocks.ts';
