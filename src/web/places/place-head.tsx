import type { ReactNode } from 'react';
import type { PosterArt } from '../ui/art.tsx';
import { PosterFrame } from '../ui/poster-frame.tsx';
import styles from './places.module.css';

type PlaceHeadProps = {
  title: string;
  tagLine?: string | null;
  art?: PosterArt & { alt: string };
  /** The way on. */
  children?: ReactNode;
};

/** Title and a line of what to expect, beside the picture of the place. */
export function PlaceHead({ title, tagLine, art, children }: PlaceHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1>{title}</h1>
        {tagLine && <p className={styles.tagLine}>{tagLine}</p>}
        {children}
      </div>
      {art && <PosterFrame art={art} alt={art.alt} ratio="21 / 9" sizes="(min-width: 62rem) 38rem, 92vw" first />}
    </header>
  );
}
