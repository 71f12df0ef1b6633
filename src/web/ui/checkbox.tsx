import type { ComponentProps } from 'react';
import styles from './choice.module.css';
import { classes } from './classes.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: string;
  /** Results behind this choice, at the end of the row. */
  count?: number;
  invalid?: boolean;
  /** One of several, of which one alone can be chosen. */
  single?: boolean;
};

/** A tick with its words, one 44 px row; takes every attribute of `<input>`. */
export function Checkbox({ children, count, invalid, single = false, className, ...input }: CheckboxProps) {
  return (
    <label className={classes(styles.row, className)}>
      <input
        {...input}
        type={single ? 'radio' : 'checkbox'}
        className={single ? styles.dot : styles.box}
        aria-invalid={invalid || undefined}
      />
      {children}
      {count !== undefined && <span className={styles.count}>{count.toLocaleString('en-US')}</span>}
    </label>
  );
}
