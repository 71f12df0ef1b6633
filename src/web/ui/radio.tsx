import type { ComponentProps, ReactNode } from 'react';
import styles from './choice.module.css';

export type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: ReactNode;
  /** A second, quieter line. */
  note?: ReactNode;
  /** At the end of the row: a price, a surcharge, "Sold out". */
  amount?: ReactNode;
};

/** One row of a RadioGroup. */
export function Radio({ children, note, amount, ...input }: RadioProps) {
  return (
    <label className={styles.option}>
      <input {...input} type="radio" className={styles.dot} />
      <span className={styles.words}>
        {children}
        {note && <small>{note}</small>}
      </span>
      {amount && <span className={styles.amount}>{amount}</span>}
    </label>
  );
}
