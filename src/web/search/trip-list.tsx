import { memo, type ReactNode, useId } from 'react';
import { useRevalidator } from 'react-router';
import { sorts } from '#search/shared';
import { TripCard } from '../catalogue/trip-card.tsx';
import { plural } from '../catalogue/trip-words.ts';
import { readServerValue } from '../server-value.ts';
import { StaticPart } from '../static-part.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { classes } from '../ui/classes.ts';
import { opensDialog } from '../ui/dialogs.ts';
import { MonthBarsKey } from '../ui/month-bars-key.tsx';
import { Pagination } from '../ui/pagination.tsx';
import { Select } from '../ui/select.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useKeptValue } from '../ui/use-kept-value.ts';
import { Filters } from './filters.tsx';
import { listHref, savingHref, withFilter, withoutFilter, withoutFilters } from './list-links.ts';
import styles from './trip-list.module.css';
import type { TripListData } from './trip-list-data.ts';
import { useFilterForm } from './use-filter-form.ts';
import { useFollowedLinks } from './use-followed-links.ts';

const COMPANIES = (count: number) => (count === 1 ? '1 company' : `${count.toLocaleString('en-US')} companies`);

type TripListProps = {
  list: TripListData;
  /** Stands in place of the cards when nothing matches. */
  empty: ReactNode;
};

/** The body of every page that lists trips. Where there is nothing to narrow and nothing to take off, no filter stands. */
export function TripList(props: TripListProps) {
  const { list } = props;
  return list.total === 0 && list.applied.length === 0 ? <NothingToNarrow {...props} /> : <Narrowed {...props} />;
}

function NothingToNarrow(props: TripListProps) {
  return (
    <div className={classes(styles.results, styles.alone)}>
      {props.list.failed && <Failed />}
      <Count list={props.list} />
      <Found {...props} />
    </div>
  );
}

/** Filters beside cards. */
function Narrowed({ list, empty }: TripListProps) {
  const { form, shown, busy, draw, ask } = useFilterForm(list.path, list.query);
  const sort = useKeptValue(shown.sort);
  const sheet = useId();
  const results = useFollowedLinks(list);
  return (
    <div className={styles.columns}>
      <Sheet
        id={sheet}
        title="Filters"
        inline
        footer={
          <form method="dialog">
            <Button type="submit" kind="ink" block>
              Show {plural(list.total, 'trip')}
            </Button>
          </form>
        }
      >
        <Filters list={list} form={form} shown={shown} draw={draw} />
      </Sheet>
      <div ref={results} className={classes(styles.results, busy && styles.busy)} aria-busy={busy}>
        {list.failed && <Failed />}
        <div className={styles.bar}>
          <Count list={list} />
          <div className={styles.tools}>
            <Button icon="sliders-horizontal" className={styles.opener} {...opensDialog(sheet)}>
              Filters{list.applied.length > 0 && ` (${list.applied.length})`}
            </Button>
            <span className={styles.sortBy} aria-hidden="true">
              Sort by
            </span>
            <Select {...sort} label="Sort by" hideLabel compact name="sort" form="filters" onChange={ask}>
              {sorts.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
            <noscript>
              {import.meta.env.SSR && (
                <Button type="submit" form="filters">
                  Sort
                </Button>
              )}
            </noscript>
          </div>
        </div>
        <Found list={list} empty={empty} />
      </div>
    </div>
  );
}

function Count({ list }: Pick<TripListProps, 'list'>) {
  return (
    <p role="status" className="figures" tabIndex={-1}>
      <b>{plural(list.total, 'trip')}</b>{' '}
      {list.total > 0 && <span className="quiet">from {COMPANIES(list.companies)}</span>}
    </p>
  );
}

/** The list below is the one before: what was asked for could not be had. */
function Failed() {
  const { revalidate, state } = useRevalidator();
  return (
    <Alert
      action={
        <Button kind="line" size="small" icon="rotate-cw" busy={state !== 'idle'} onClick={() => void revalidate()}>
          Try again
        </Button>
      }
    >
      This list is the one before: the new one could not be loaded.
    </Alert>
  );
}

/** What doesn't change while a price is being drawn. */
const Found = memo(function Found({ list, empty }: TripListProps) {
  return (
    <>
      {list.ignored && (
        <p className="quiet" role="status">
          Some filters in this address aren’t known here: they are left out.
        </p>
      )}
      <Chosen list={list} />
      {list.total > 0 ? (
        <>
          <MonthBarsKey />
          <h2 className="visually-hidden">Trips</h2>
          <Cards trips={list.trips} />
        </>
      ) : (
        empty
      )}
      <Pagination
        label="Trips"
        page={list.query.page}
        pages={list.pages}
        hrefOf={(page) => listHref(list.path, { ...list.query, page })}
      />
    </>
  );
});

/** As the server wrote them, until another list comes. */
function Cards({ trips }: Pick<TripListData, 'trips'>) {
  const shown = readServerValue(trips);
  return (
    <StaticPart name="cards" className={styles.cards}>
      {shown?.map((trip, index) => (
        <TripCard key={trip.slug} trip={trip} first={index < 2} />
      ))}
    </StaticPart>
  );
}

/** Filters in force as chips that take them off; without any, the ones most worth trying. */
function Chosen({ list }: { list: TripListData }) {
  const { path, query, applied, quick } = list;
  if (applied.length === 0) {
    if (quick.length === 0 && !query.text) return null;
    return (
      <ul className={styles.chips} aria-label="Quick filters">
        {quick.map(({ key, value, label }) => (
          <li key={`${key}:${value}`}>
            <Chip href={listHref(path, withFilter(query, key, value))}>{label}</Chip>
          </li>
        ))}
        {query.text && <SaveSearch path={path} query={query} />}
      </ul>
    );
  }
  return (
    <ul className={styles.chips} aria-label="Filters in force">
      {applied.map(({ key, value, label }) => (
        <li key={`${key}:${value}`}>
          <Chip applied href={listHref(path, withoutFilter(query, key, value))}>
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <a className={styles.clear} href={listHref(path, withoutFilters(query))}>
          Clear all
        </a>
      </li>
      <SaveSearch path={path} query={query} />
    </ul>
  );
}

/** Leads to the saved searches of who presses it; for members the shell saves at once (`shell/saving`). */
function SaveSearch({ path, query }: Pick<TripListData, 'path' | 'query'>) {
  return (
    <li>
      <a className={styles.clear} href={savingHref(path, query)} rel="nofollow" data-search>
        Save this search
      </a>
    </li>
  );
}
