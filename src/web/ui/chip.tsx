import type { ComponentProps } from 'react';
import styles from './chip.module.css';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

export type ChipProps = Omit<ComponentProps<'a'>, 'children'> & {
  /** Leads to the list with or without this filter. */
  href: string;
  children: string;
  /** This filter is on, and the link takes it off. */
  applied?: boolean;
};

/** A filter as a link: applied ones carry an ×, available ones don't. */
export function Chip({ applied = false, children, className, ...rest }: ChipProps) {
  return (
    <a {...rest} className={classes(styles.chip, applied && styles.applied, className)}>
      {applied && <span className="visually-hidden">Remove filter: </span>}
      {children}
      {applied && <Icon of="x" className={styles.remove} />}
    </a>
  );
}
