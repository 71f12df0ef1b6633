import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';
import styles from './forms.module.css';
import type { BotCheckState } from './use-bot-check.ts';

const CHECKS: Record<BotCheckState, string> = {
  untouched: 'Runs by itself once you write',
  working: 'Checking that you’re a person',
  solved: 'You’re a person',
  failed: 'It didn’t work. It is tried again when you submit',
};

/** coming: its script isn't here yet; the room for it is. */
type Props = { state: BotCheckState | 'coming'; describes: string };

/** How far the work of the browser is. @param describes the id by which the button names it */
export function BotCheck({ state, describes }: Props) {
  if (state === 'coming') return <p className={classes(styles.check, styles.coming)} id={describes} />;
  return (
    <p className={classes(styles.check, styles[state])} id={describes} role="status">
      <span className={styles.mark} aria-hidden="true">
        {state === 'working' ? <Spinner /> : state === 'solved' ? <Icon of="check" /> : null}
      </span>
      {CHECKS[state]}
      <small>Bot check</small>
    </p>
  );
}
