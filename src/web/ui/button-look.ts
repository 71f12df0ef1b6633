import styles from './button.module.css';
import { classes } from './classes.ts';
import type { IconName } from './icon.tsx';

export type ButtonLook = {
  /** go: the one committing action of a view; sun: comparing and membership only. */
  kind?: 'go' | 'ink' | 'line' | 'sun' | 'text';
  size?: 'small' | 'medium' | 'large';
  /** Fills its row. */
  block?: boolean;
  icon?: IconName;
  iconAfter?: IconName;
};

export function buttonClass({ kind = 'line', size = 'medium', block }: ButtonLook, own?: string): string | undefined {
  return classes(styles.button, styles[kind], styles[size], block && styles.block, own);
}
