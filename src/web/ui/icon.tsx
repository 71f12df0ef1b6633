import { classes } from './classes.ts';
import styles from './icon.module.css';
import sprite from './icons.svg?url';
import type { IconName } from './icons.ts';

export type { IconName };

export type IconProps = {
  of: IconName;
  size?: 'small' | 'medium' | 'large';
  /** Heavier lines, for ticks and dashes in running text. */
  strong?: boolean;
  /** Only for an icon that stands without words; otherwise it is decoration. */
  label?: string;
  className?: string;
};

/**
 * Where a drawing is, for `<use>`. The first is in the header, so that the file comes before the first paint; to preload
 * it would bring nothing, as Chromium doesn't take a preloaded image for a drawing and asks twice.
 */
export const drawingOf = (name: IconName): string => `${sprite}#${name}`;

/** A line icon in the color of its text. A page only names it: its drawing is in a file that is asked for once. */
export function Icon({ of, size = 'medium', strong, label, className }: IconProps) {
  return (
    <svg
      className={classes(styles.icon, styles[size], strong && styles.strong, className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={drawingOf(of)} />
    </svg>
  );
}
