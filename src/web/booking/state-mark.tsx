import { classes } from '../ui/classes.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './booking.module.css';

/** How something stands: an icon and words. */
export function StateMark({ icon, words, good, bad }: { icon: IconName; words: string; good?: true; bad?: true }) {
  return (
    <span className={classes(styles.mark, good && styles.good, bad && styles.bad)}>
      <Icon of={icon} size="small" strong />
      {words}
    </span>
  );
}
