import { LinkButton } from '../ui/link-button.tsx';
import styles from './content.module.css';
import { useWays } from './use-ways.ts';

/** Where a text leads on. */
export function PageActions({ actions }: { actions: readonly { title: string; href: string }[] }) {
  const ways = useWays(actions);
  if (ways.length === 0) return null;
  return (
    <ul className={styles.actions}>
      {ways.map(({ title, href }) => (
        <li key={href}>
          <LinkButton href={href}>{title}</LinkButton>
        </li>
      ))}
    </ul>
  );
}
