import type { ReactNode } from 'react';
import { Art, type PosterArt } from './art.tsx';
import styles from './poster-link.module.css';

export type PosterLinkProps = {
  href: string;
  art: PosterArt;
  title: ReactNode;
  /** Left and right of the line below the name: "112 trips", "from $2,490". */
  notes?: [ReactNode, ReactNode?];
};

/** A poster with a name, as one link; lifts a little under the pointer. */
export function PosterLink({ href, art, title, notes }: PosterLinkProps) {
  return (
    <a className={styles.poster} href={href}>
      <Art art={art} alt="" sizes="28rem" loading="lazy" decoding="async" />
      <b>{title}</b>
      {notes && (
        <span className={styles.notes}>
          <span>{notes[0]}</span>
          {notes[1] && <span>{notes[1]}</span>}
        </span>
      )}
    </a>
  );
}
