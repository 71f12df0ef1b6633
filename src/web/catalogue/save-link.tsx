import { Icon } from '../ui/icon.tsx';
import styles from './save-link.module.css';

type Props = { id: string; name: string };

/** Leads to the lists of who presses it, with this trip in hand: it works without scripts, and for visitors. */
export function SaveLink({ id, name }: Props) {
  return (
    <a href={`/wishlist?save=${id}`} rel="nofollow" className={styles.save} aria-label={`Save: ${name}`}>
      <Icon of="heart" />
      <span className={styles.word}>Save</span>
    </a>
  );
}
