import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import styles from './board.module.css';

export type BoardColumn = {
  title: string;
  /** sum: figures, at the end of the row. act: what can be done, without a heading that is seen. */
  is?: 'sum' | 'act';
  quiet?: boolean;
  /** Before its figures where columns have no heading, on phones. */
  lead?: string;
};

type Props = {
  columns: readonly BoardColumn[];
  /** The first cell names its row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Under all rows. */
  total?: readonly ReactNode[] | undefined;
};

/** Rows under an ink rule, as a departure board has them; on phones each row is a block of its own. */
export function Board({ columns, rows, total }: Props) {
  const classOf = ({ is, quiet, lead }: BoardColumn) =>
    classes(is === 'sum' && styles.sum, is === 'act' && styles.act, quiet && styles.quiet, lead && styles.led);
  const cellsOf = (cells: readonly ReactNode[]) =>
    columns.map((column, at) =>
      at === 0 ? (
        <th key={column.title} scope="row">
          {cells[at]}
        </th>
      ) : (
        <td key={column.title} className={classOf(column)} data-lead={column.lead}>
          {cells[at]}
        </td>
      ),
    );
  return (
    <table className={styles.board}>
      <thead>
        <tr>
          {columns.map(({ title, is }) => (
            <th key={title} scope="col" className={is === 'sum' ? styles.sum : undefined}>
              {is === 'act' ? <span className="visually-hidden">{title}</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>{cellsOf(cells)}</tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>{cellsOf(total)}</tr>
        </tfoot>
      )}
    </table>
  );
}
