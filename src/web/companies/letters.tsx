import styles from './companies.module.css';
import type { DirectoryQuery } from './directory.loader.ts';
import { directoryHref } from './directory-links.ts';

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz', 'other'];

type LettersProps = { query: DirectoryQuery; letters: readonly string[] };

/** Initials of names; one that no company has under these filters leads nowhere. */
export function Letters({ query, letters }: LettersProps) {
  const filtered = Boolean(query.type || query.region);
  // Letters of a narrowed list are one address too many for a crawler.
  const rel = filtered ? 'nofollow' : undefined;
  const linkTo = (letter: string | null, words: string) => (
    <a
      href={directoryHref({ ...query, letter, page: 1 })}
      rel={rel}
      aria-current={query.letter === letter ? 'true' : undefined}
    >
      {words}
    </a>
  );
  return (
    <nav aria-label="Companies by first letter" className={styles.letters}>
      <ul>
        <li>{linkTo(null, 'All')}</li>
        {ALPHABET.filter((letter) => letter !== 'other' || letters.includes(letter)).map((letter) => {
          const words = letter === 'other' ? 'Other' : letter.toUpperCase();
          return (
            <li key={letter}>
              {letters.includes(letter) || query.letter === letter ? (
                linkTo(letter, words)
              ) : (
                <span aria-hidden="true">{words}</span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
