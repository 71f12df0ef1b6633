import { LinkButton } from '../ui/link-button.tsx';
import styles from './content.module.css';

/** Where a text leads on. */
export function PageActions({ actions }: { actions: readonly { title: string; href: string }[] }) {
  if (actions.length === 0) return null;
  return (
    <ul className={styles.actions}>
      {actions.map(({ title, href }) => (
        <li key={href}>
          <LinkButton href={href}>{title}</LinkButton>
        </li>
      ))}
    </ul>
  );
}
