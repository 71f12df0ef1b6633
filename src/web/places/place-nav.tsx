import { useSite } from '../site.ts';
import { Chip } from '../ui/chip.tsx';
import { placeLists } from './place-lists.ts';
import styles from './places.module.css';

/** From one list of places to those of the others that list something. */
export function PlaceNav({ current }: { current: string }) {
  const { emptyLists } = useSite().shell;
  const others = placeLists.filter(({ href }) => href !== current && !emptyLists.includes(href));
  if (others.length === 0) return null;
  return (
    <nav aria-label="More ways to look" className={styles.nav}>
      <ul>
        {others.map(({ title, href }) => (
          <li key={href}>
            <Chip href={href}>{title}</Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
