// For browsers: what texts are made of, and networks whose mark the site has.
export type { Block, Span } from './prose/blocks.ts';
export { networkOf, type SocialNetwork } from './shared/social-networks.ts';
