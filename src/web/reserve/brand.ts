import type { PosterArt } from '../ui/art.tsx';

/** The partner through whose site something is reserved. */
export type Brand = {
  name: string;
  logo: PosterArt | null;
  /** Its own site, else ours. */
  href: string;
};
