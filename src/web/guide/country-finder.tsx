import { useState } from 'react';
import { fold } from '#kernel/shared';
import { plural } from '../catalogue/trip-words.ts';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { readDestinations } from './destinations.loader.ts';
import styles from './destinations.module.css';
import { PlaceIndex } from './place-index.tsx';

type Continents = Awaited<ReturnType<typeof readDestinations>>['continents'];

/** All countries by continent; what is typed narrows them at once. Without a script it asks the search. */
export function CountryFinder({ continents }: { continents: Continents }) {
  const [text, setText] = useState('');
  const wanted = fold(text.trim());
  const found = continents.flatMap((continent) => {
    const countries = continent.countries.filter(({ name }) => fold(name).includes(wanted));
    return wanted === '' || countries.length > 0 ? [{ ...continent, countries }] : [];
  });
  const count = found.reduce((sum, { countries }) => sum + countries.length, 0);
  return (
    <Section title="All countries">
      <p className="quiet">A trip through three countries counts in each.</p>
      <search>
        <form method="get" action="/catalogsearch/result" className={styles.find}>
          <TextInput
            label="Find a country"
            name="q"
            type="search"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" kind="ink">
            Find trips
          </Button>
        </form>
      </search>
      <p role="status" className="quiet">
        {wanted !== '' &&
          (count > 0
            ? plural(count, 'country', 'countries')
            : `No country here is called “${text.trim()}”. “Find trips” looks for it everywhere.`)}
      </p>
      {found.map(({ slug, name, href, trips, countries }) => (
        <section key={slug} className={styles.continent} id={slug}>
          <div>
            <h3>{name}</h3>
            <p className="quiet">{plural(trips, 'trip')}</p>
            <a href={href}>See all of {name}</a>
          </div>
          <PlaceIndex places={countries} />
        </section>
      ))}
    </Section>
  );
}
