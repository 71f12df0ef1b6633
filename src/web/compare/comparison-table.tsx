import type { ReactNode } from 'react';
import type { ComparedKind } from '../catalogue/compared-kinds.ts';
import { MOST_COMPARED } from '../catalogue/comparison-path.ts';
import { comparedList } from '../shell/compared-list.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { MonthBars } from '../ui/month-bars.tsx';
import styles from './compare.module.css';
import type { ComparedHead, Comparison } from './comparison.ts';
import type { Cell, Row, RowGroup } from './rows.ts';

const ALL = ['', '', 'both', 'all three'];

type ComparisonTableProps<Head extends ComparedHead> = {
  comparison: Comparison<Head>;
  kind: ComparedKind;
  picture(head: Head): ReactNode;
};

/** Each in a column. On phones two at a time: a third is swiped to, the labels staying in sight. */
export function ComparisonTable<Head extends ComparedHead>({
  comparison: { heads, groups },
  kind,
  picture,
}: ComparisonTableProps<Head>) {
  const without = (left: Head) => kind.pathOf(heads.filter((head) => head !== left).map(({ slug }) => slug));
  return (
    <>
      {heads.length > 2 && <p className={styles.swipe}>Swipe the table to see the third.</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className={styles.frame} aria-label={`The ${kind.many} side by side`} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td>
                <span className={styles.count}>{`${heads.length} of ${MOST_COMPARED} ${kind.many}`}</span>
                <a className={styles.clear} href={kind.picker} onClick={() => comparedList(kind).clear()}>
                  Clear all
                </a>
              </td>
              {heads.map((head) => (
                <th key={head.slug} scope="col" className={styles.column}>
                  {picture(head)}
                  <Head head={head} kind={kind} without={heads.length > 2 ? without(head) : null} />
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <Group key={group.title} group={group} columns={heads.length} />
          ))}
        </table>
      </section>
    </>
  );
}

type HeadProps = {
  head: ComparedHead;
  kind: ComparedKind;
  /** The comparison of the others, where there are enough. */
  without: string | null;
};

function Head({ head: { slug, name, href, by }, kind, without }: HeadProps) {
  return (
    <>
      <a className={styles.name} href={href}>
        {name}
      </a>
      {by && <span className={styles.by}>{by}</span>}
      <span className={styles.actions}>
        <LinkButton kind="ink" size="small" href={href}>
          See {kind.one}
          <span className="visually-hidden">: {name}</span>
        </LinkButton>
        {without && (
          <a className={styles.remove} href={without} rel="nofollow" onClick={() => comparedList(kind).remove(slug)}>
            <Icon of="trash-2" />
            <span className="visually-hidden">Remove {name}</span>
          </a>
        )}
      </span>
    </>
  );
}

function Group({ group: { title, rows }, columns }: { group: RowGroup; columns: number }) {
  return (
    <tbody className={classes(rows.every(({ same }) => same) && styles.alike)}>
      <tr className={styles.title}>
        <th scope="rowgroup" colSpan={columns + 1}>
          <span>{title}</span>
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.label} className={classes(row.same && styles.alike, row.same && !row.months && styles.same)}>
          <th scope="row">{row.label}</th>
          <Cells row={row} columns={columns} />
        </tr>
      ))}
    </tbody>
  );
}

/** What all say alike is said once. */
function Cells({ row: { label, cells, months, same }, columns }: { row: Row; columns: number }) {
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
      {months?.[i] && <MonthBars months={months[i]} />}
      <Words cell={cell} />
    </td>
  ));
}

function Words({ cell }: { cell: Cell }) {
  if (!cell) return <span className={styles.missing}>Not stated</span>;
  return (
    <>
      {cell.weight === 'plain' ? cell.text : <b className={classes(cell.weight && styles.strong)}>{cell.text}</b>}
      {cell.note && <small>{cell.note}</small>}
      {cell.mark && (
        <span className={styles.mark}>
          <Icon of="check" size="small" strong /> {cell.mark}
        </span>
      )}
    </>
  );
}
