import { classes } from '../../ui/classes.ts';
import styles from './write.module.css';

const DIGITS = ['1', '2', '3', '4', '5'];
const WORDS = ['Poor', 'Fair', 'Average', 'Good', 'Excellent'];

type ScoreRowProps = {
  label: string;
  name: string;
  /** What is chosen, "4"; undefined until then. */
  value: string | undefined;
  /** What was chosen before; without scripts there is a way to take it back as well. */
  chosen?: string | undefined;
  onClear: () => void;
  large?: boolean;
  error?: string | undefined;
};

/** Five cells filled up to the choice, with the word for it; it may stay empty. */
export function ScoreRow({ label, name, value, chosen, onClear, large, error }: ScoreRowProps) {
  const errorId = `${name}-error`;
  return (
    <fieldset className={classes(styles.score, large && styles.large)} aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      <span className={styles.cells}>
        {DIGITS.map((digit, i) => (
          <label key={digit}>
            <input type="radio" name={name} value={digit} defaultChecked={digit === chosen} />
            {digit}
            <span className="visually-hidden">: {WORDS[i]}</span>
          </label>
        ))}
      </span>
      <span className={styles.word}>
        {value ? (
          <>
            {WORDS[Number(value) - 1]}
            <button type="button" onClick={onClear}>
              Clear<span className="visually-hidden"> {label}</span>
            </button>
          </>
        ) : (
          'Not scored'
        )}
      </span>
      {chosen && (
        <noscript>
          <label>
            <input type="radio" name={name} value="" /> Not scored
          </label>
        </noscript>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
