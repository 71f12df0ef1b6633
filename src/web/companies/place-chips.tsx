import { Chip } from '../ui/chip.tsx';
import { Section } from '../ui/section.tsx';
import styles from './companies.module.css';

/** Which pages of places stand under which words. */
const GROUPS = [
  { title: 'Continents and regions', types: ['continent', 'region'] },
  { title: 'Countries', types: ['country'] },
] as const;

export type PlaceGroup = { title: string; places: { name: string; slug: string }[] };

/** Places by their kind, each kind in the order of the alphabet; kinds without a place are left out. */
export function placeGroups(places: readonly { name: string; slug: string; categoryType: string }[]): PlaceGroup[] {
  return GROUPS.map(({ title, types }) => ({
    title,
    places: places
      .filter(({ categoryType }) => types.some((type) => type === categoryType))
      .map(({ name, slug }) => ({ name, slug }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  })).filter((group) => group.places.length > 0);
}

type PlaceChipsProps = { title: string; groups: readonly PlaceGroup[]; folder: 'tc' | 'reviews' };

export function PlaceChips({ title, groups, folder }: PlaceChipsProps) {
  if (groups.length === 0) return null;
  return (
    <Section title={title}>
      {groups.map((group) => (
        <div key={group.title} className={styles.places}>
          <h3>{group.title}</h3>
          <ul>
            {group.places.map(({ name, slug }) => (
              <li key={slug}>
                <Chip href={`/${folder}/${slug}`}>{name}</Chip>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
