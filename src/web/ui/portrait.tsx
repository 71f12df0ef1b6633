import { classes } from './classes.ts';
import styles from './portrait.module.css';

type Named = { firstName: string | null; lastName: string | null; email: string; image: string | null };

/** A member’s photo, or their initials; the name stands beside it, or names what it is in. */
export function Portrait({ of, large }: { of: Named; large?: boolean }) {
  const className = classes(styles.portrait, large && styles.large);
  if (of.image) return <img src={of.image} alt="" width={320} height={320} className={className} />;
  return (
    <span aria-hidden="true" className={className}>
      {initialsOf(of)}
    </span>
  );
}

/** "RA"; whoever has no name yet is known by their address. */
function initialsOf({ firstName, lastName, email }: Named): string {
  const names = [firstName, lastName].filter((name) => name !== null && name !== '');
  const letters = (names.length > 0 ? names : [email]).map((name) => [...(name ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase('en-US');
}
