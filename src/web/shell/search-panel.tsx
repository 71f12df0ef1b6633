import { Icon, type IconName } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';
import styles from './search-panel.module.css';
import { notFound, optionsOf, type SearchState, termOf } from './search-state.ts';
import { resultsHref, type SearchSection } from './suggestions.ts';

const icons: Record<SearchSection['key'], IconName> = {
  categories: 'map-pin',
  attractions: 'ticket',
  company: 'building-2',
  articles: 'book-open',
  trips: 'ticket',
  all: 'arrow-right',
};

const tips = ['Double check spelling', 'Try different keywords', 'Try more generic keywords'];

export type SearchPanelProps = {
  className?: string;
  state: SearchState;
  boxId: string;
  panelId: string;
  onLiteral: (term: string) => void;
};

/** What stands below the search box: waiting, failure, nothing found, or the grouped options. */
export function SearchPanel({ className, state, boxId, panelId, onLiteral }: SearchPanelProps) {
  const { phase, found, open } = state;
  const corrected = found?.corrected;
  const shows = open && (phase !== 'waiting' || found !== null);
  return (
    <div className={className} hidden={!shows}>
      {phase === 'loading' && (
        <p className={styles.message}>
          <Spinner />
          Loading...
        </p>
      )}
      {phase === 'failed' && (
        <p className={styles.failure}>
          <Icon of="circle-alert" />
          Something went wrong, try again later
        </p>
      )}
      {phase === 'ready' && optionsOf(state).length === 0 && <NothingFound term={termOf(state)} />}
      {corrected && (
        <p className={styles.corrected}>
          <span>
            Showing results for <b>{corrected.to}</b>
          </span>
          <a
            href={resultsHref(corrected.from, true)}
            onClick={(event) => {
              event.preventDefault();
              onLiteral(corrected.from);
            }}
          >
            Search instead for {corrected.from}
          </a>
        </p>
      )}
      <Options state={state} boxId={boxId} panelId={panelId} />
    </div>
  );
}

function NothingFound({ term }: { term: string }) {
  return (
    <div className={styles.nothing}>
      <p>{notFound(term)}</p>
      <ul>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </div>
  );
}

/** Focus stays in the box; the options are links, so that they can also be opened in another tab. */
function Options({ state, boxId, panelId }: Omit<SearchPanelProps, 'onLiteral' | 'className'>) {
  let number = 0;
  return (
    <div role="listbox" id={panelId} aria-label="Suggestions" className={styles.options}>
      {state.sections.map(({ key, title, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox is no fieldset.
        <div key={key} role="group" aria-labelledby={`${panelId}-${key}`}>
          <p id={`${panelId}-${key}`} className={key === 'all' ? 'visually-hidden' : styles.section}>
            {title}
          </p>
          {options.map((option) => {
            const index = number++;
            return (
              <a
                key={option.href}
                id={`${boxId}-${index}`}
                href={option.href}
                role="option"
                aria-selected={index === state.active}
                tabIndex={-1}
                className={styles.option}
              >
                <Icon of={icons[key]} />
                <span>{option.title}</span>
                {option.note && <span className={styles.note}>{option.note}</span>}
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
