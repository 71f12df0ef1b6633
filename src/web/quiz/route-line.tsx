import { classes } from '../ui/classes.ts';
import styles from './quiz.module.css';

type Props = { right: readonly boolean[]; outOf: number };

/** The round as a route: a stop for each question, with how it was answered. */
export function RouteLine({ right, outOf }: Props) {
  return (
    <ol className={styles.route} aria-label="How it went so far">
      {Array.from({ length: outOf }, (_, i) => {
        const state = i < right.length ? (right[i] ? 'right' : 'wrong') : i === right.length ? 'now' : 'ahead';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place in the round
          <li key={i} className={classes(styles.stop, styles[state])}>
            <span className="visually-hidden">{`${i + 1}: ${SAID[state]}`}</span>
          </li>
        );
      })}
    </ol>
  );
}

const SAID = { right: 'right', wrong: 'wrong', now: 'this question', ahead: 'to come' };
