import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './save-link.module.css';

type Props = {
  id: string;
  name: string;
  /** A heart alone, on a picture. */
  round?: boolean;
};

/**
 * Leads to the lists of who presses it, with this trip in hand: it works without scripts, and for visitors. For members
 * the shell makes a heart of it that saves at once (`shell/saving`).
 */
export function SaveLink({ id, name, round }: Props) {
  return (
    <a
      href={`/wishlist?save=${id}`}
      rel="nofollow"
      className={classes(styles.save, round && styles.round)}
      aria-label={`Save: ${name}`}
      data-save={id}
      data-name={name}
    >
      <Icon of="heart" />
      {!round && <span className={styles.word}>Save</span>}
    </a>
  );
}
