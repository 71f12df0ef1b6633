import styles from './logo.module.css';
import { SunMark } from './sun-mark.tsx';

/** The sun over its three lines, with the name. */
export function Logo({ href = '/' }: { href?: string }) {
  return (
    <a className={styles.logo} href={href}>
      <SunMark className={styles.mark} />
      Sojourn
    </a>
  );
}
