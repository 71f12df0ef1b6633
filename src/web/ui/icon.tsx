import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { classes } from './classes.ts';
import styles from './icon.module.css';

export type { IconNode };

export type IconProps = {
  of: IconNode;
  size?: 'small' | 'medium' | 'large';
  /** Heavier lines, for ticks and dashes in running text. */
  strong?: boolean;
  /** Only for an icon that stands without words; otherwise it is decoration. */
  label?: string;
  className?: string;
};

/** A line icon in the color of its text, drawn from lucide's nodes or our own. */
export function Icon({ of, size = 'medium', strong, label, className }: IconProps) {
  return (
    <svg
      className={classes(styles.icon, styles[size], strong && styles.strong, className)}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {of.map(([tag, attributes], index) => createElement(tag, { key: `${tag}${index}`, ...attributes }))}
    </svg>
  );
}
