import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';

export type BadgeProps = {
  icon: IconName;
  /** pine: a promise; sun: member price; info: a fact about our own dealings; plain: a type. */
  tone?: 'pine' | 'sun' | 'info' | 'plain';
  children: ReactNode;
};

/** An icon and words; at most one on a card. */
export function Badge({ icon, tone = 'plain', children }: BadgeProps) {
  return (
    <span className={classes(styles.badge, styles[tone])}>
      <Icon of={icon} size="small" />
      {children}
    </span>
  );
}
