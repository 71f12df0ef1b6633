import './written-parts.tsx?styles';

/** Null in browsers, which leave these parts as they stand. */
export const atHand =
  import.meta.env.SSR || import.meta.env.DEV ? (await import('./written-parts.tsx')).writtenParts : null;
