import { classes } from './classes.ts';
import { drawingOf } from './icon.tsx';
import styles from './star.module.css';

/** The one star of a rating. Decoration; the number beside it is read. */
export function Star({ className }: { className?: string }) {
  return (
    <svg className={classes(styles.star, className)} aria-hidden="true">
      <use href={drawingOf('star')} />
    </svg>
  );
}
