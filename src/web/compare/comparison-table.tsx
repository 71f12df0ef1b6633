import { comparisonPath } from '../catalogue/comparison-path.ts';
import { monthsOf } from '../catalogue/trip-words.ts';
import { useSite } from '../site.ts';
import { Art } from '../ui/art.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { MonthBars } from '../ui/month-bars.tsx';
import styles from './compare.module.css';
import type { Cell, Row, RowGroup } from './rows.ts';
import type { ComparedHead, Comparison } from './trips.loader.ts';

const ALL = ['', '', 'both', 'all three'];

/** Trips in columns. On phones the table is swiped sideways, its labels staying in sight. */
export function ComparisonTable({ comparison: { heads, groups, onlyDifferences } }: { comparison: Comparison }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className={styles.frame} aria-label="The trips side by side" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {heads.map((head) => (
              <Column key={head.slug} head={head} heads={heads} />
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.title} group={group} columns={heads.length} onlyDifferences={onlyDifferences} />
        ))}
      </table>
    </section>
  );
}

function Column({
  head: { slug, name, operator, art },
  heads,
}: {
  head: ComparedHead;
  heads: readonly ComparedHead[];
}) {
  const others = heads.filter((other) => other.slug !== slug).map((other) => other.slug);
  return (
    <th scope="col" className={styles.column}>
      <Art art={art} alt="" sizes="(min-width: 62rem) 18rem, 10rem" className={styles.art} />
      <a className={styles.name} href={`/trips/${slug}`}>
        {name}
      </a>
      <span className={styles.by}>{operator.name}</span>
      <span className={styles.actions}>
        <LinkButton kind="ink" size="small" href={`/trips/${slug}`}>
          See trip<span className="visually-hidden">: {name}</span>
        </LinkButton>
        {heads.length > 2 && (
          <a className={styles.remove} href={comparisonPath(others)} rel="nofollow">
            Remove<span className="visually-hidden"> {name}</span>
          </a>
        )}
      </span>
    </th>
  );
}

type GroupProps = { group: RowGroup; columns: number; onlyDifferences: boolean };

function Group({ group: { title, rows }, columns, onlyDifferences }: GroupProps) {
  const shown = onlyDifferences ? rows.filter(({ same }) => !same) : rows;
  if (shown.length === 0) return null;
  return (
    <tbody>
      <tr className={styles.title}>
        <th scope="rowgroup" colSpan={columns + 1}>
          <span>{title}</span>
        </th>
      </tr>
      {shown.map((row) => (
        <tr key={row.label} className={row.same && !row.months ? styles.same : undefined}>
          <th scope="row">{row.label}</th>
          <Cells row={row} columns={columns} />
        </tr>
      ))}
    </tbody>
  );
}

/** What all say alike is said once. */
function Cells({ row: { label, cells, months, same }, columns }: { row: Row; columns: number }) {
  const { today } = useSite();
  const [first] = cells;
  if (same && !months && first) {
    return (
      <td colSpan={columns}>
        <span className={styles.spread}>
          Same for {ALL[columns]}: {[first.text, first.note].filter(Boolean).join(', ')}
        </span>
      </td>
    );
  }
  return cells.map((cell, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
    <td key={`${label} ${i}`} className={classes(cell?.mark && styles.best)}>
      {months?.[i] && <MonthBars months={monthsOf(today, months[i])} />}
      <Words cell={cell} />
    </td>
  ));
}

function Words({ cell }: { cell: Cell }) {
  if (!cell) return <span className={styles.missing}>Not provided</span>;
  return (
    <>
      <b className={classes(cell.strong && styles.strong)}>{cell.text}</b>
      {cell.note && <small>{cell.note}</small>}
      {cell.mark && (
        <span className={styles.mark}>
          <Icon of="check" size="small" strong /> {cell.mark}
        </span>
      )}
    </>
  );
}
