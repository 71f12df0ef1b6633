import { Chip } from '../ui/chip.tsx';
import styles from './places.module.css';

const PAGES = [
  { title: 'Landmarks', href: '/l' },
  { title: 'Attractions', href: '/attractions' },
  { title: 'Itineraries', href: '/i' },
  { title: 'Ways to travel', href: '/experiences' },
];

/** From one list of places to the others. */
export function PlaceNav({ current }: { current: string }) {
  return (
    <nav aria-label="More ways to look" className={styles.nav}>
      <ul>
        {PAGES.filter(({ href }) => href !== current).map(({ title, href }) => (
          <li key={href}>
            <Chip href={href}>{title}</Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
