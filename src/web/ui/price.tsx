import { formatMoney, type Money } from '#kernel/shared';
import { classes } from './classes.ts';
import styles from './price.module.css';

export type PriceProps = {
  amount: Money;
  /** Words before the number on their own line, such as "From". Gives way to `was`. */
  lead?: string;
  /** An earlier price, and how long the one now holds: "offer until Dec 31". Only with a real end date. */
  was?: { amount: Money; until: string };
  /** What the number buys: "per person, sharing". */
  basis?: string;
  /** The same in US dollars, for prices in another currency. */
  about?: Money | null;
  size?: 'small' | 'medium' | 'large';
  /** Puts the basis beside the number instead of below. */
  inline?: boolean;
};

/** A price is a sentence: the number, then what it buys. */
export function Price({ amount, lead, was, basis, about, size = 'medium', inline }: PriceProps) {
  return (
    <div className={classes(styles.price, styles[size], inline && styles.inline)}>
      {was ? (
        <p className={styles.lead}>
          <s>
            <span className="visually-hidden">Was </span>
            {formatMoney(was.amount)}
          </s>{' '}
          {was.until}
        </p>
      ) : (
        lead && <p className={styles.lead}>{lead}</p>
      )}
      <p className={styles.sum}>
        <b className={styles.number}>{formatMoney(amount)}</b>
        {about && <span className={styles.about}> about {formatMoney(about)}</span>}
        {basis && <span className={styles.basis}> {basis}</span>}
      </p>
    </div>
  );
}
