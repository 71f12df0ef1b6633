import { useLoaderData } from 'react-router';
import { plural } from '../catalogue/trip-words.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { attractionKinds } from './attraction-kinds.ts';
import type { ShownAttractionList } from './attraction-list.loader.ts';
import { trailOf } from './attraction-list-meta.ts';
import { PlaceHead } from './place-head.tsx';
import { PlaceLinks } from './place-links.tsx';
import { PlaceNav } from './place-nav.tsx';
import styles from './places.module.css';

/** Every landmark or every point of interest, by where it stands. */
export function AttractionList() {
  const { kind, word, page, pages, total, groups } = useLoaderData<ShownAttractionList>();
  const { title, tagLine, index, plural: all, one } = attractionKinds[kind];
  const hrefOf = (other: number) => {
    const query = new URLSearchParams({ ...(word && { q: word }), ...(other > 1 && { page: String(other) }) });
    return query.size > 0 ? `${index}?${query}` : index;
  };
  return (
    <div className="wrap">
      <Breadcrumbs items={trailOf(kind)} />
      <PlaceHead title={title} tagLine={tagLine} />
      <PlaceNav current={index} />
      {kind === 'poi' && <SearchForm action={index} word={word} />}
      {total === 0 ? (
        <EmptyState
          title="Nothing here yet"
          action={
            <LinkButton href={word ? index : '/all-trips'}>{word ? 'Clear the search' : 'See all trips'}</LinkButton>
          }
        >
          {word ? `No ${one} is called “${word}”, and no place with one.` : `No ${one} is known here yet.`}
        </EmptyState>
      ) : (
        <p>
          <b>{plural(total, one)}</b>
          {word && ` for “${word}”`}
        </p>
      )}
      {groups.map((group) => (
        <PlaceLinks key={group.title} title={group.title} links={group.links} />
      ))}
      <Pagination label={all} page={page} pages={pages} hrefOf={hrefOf} />
    </div>
  );
}

function SearchForm({ action, word }: { action: string; word: string }) {
  return (
    <search>
      <form method="get" action={action} className={styles.search}>
        <TextInput label="Find an attraction, a country or a place" name="q" type="search" defaultValue={word} />
        <Button type="submit" kind="ink">
          Find
        </Button>
      </form>
    </search>
  );
}
