import type { ReactNode } from 'react';
import { Art, type PosterArt } from './art.tsx';
import { classes } from './classes.ts';
import styles from './poster-frame.module.css';

export type PosterFrameProps = {
  art: PosterArt;
  /** Empty beside a title; "Illustration: …" when it stands by itself. */
  alt?: string;
  /** Shape of the window, such as "4 / 5"; the file's own shape without it. */
  ratio?: string;
  /** How wide it stands, in CSS's words. */
  sizes?: string;
  caption?: ReactNode;
  /** In the first view: fetched at once, before other pictures. */
  first?: boolean;
  /** Buttons that lie on the picture, bottom right. */
  actions?: ReactNode;
  className?: string;
};

/** A poster in its white paper border, with the caption on the paper below. */
export function PosterFrame({
  art,
  alt = '',
  ratio,
  sizes = '100vw',
  caption,
  first,
  actions,
  className,
}: PosterFrameProps) {
  return (
    <figure className={classes(styles.frame, caption ? styles.captioned : null, className)}>
      <Art
        art={art}
        alt={alt}
        sizes={sizes}
        style={{ '--ratio': ratio ?? `${art.width} / ${art.height}` }}
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? undefined : 'async'}
      />
      {caption && <figcaption>{caption}</figcaption>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </figure>
  );
}
