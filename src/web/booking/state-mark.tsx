import { classes } from '../ui/classes.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './booking.module.css';

/** How something stands: an icon and words. */
export function StateMark({ icon, words, good }: { icon: IconName; words: string; good?: true }) {
  return (
    <span className={classes(styles.mark, good && styles.good)}>
      <Icon of={icon} size="small" strong />
      {words}
    </span>
  );
}
