import type { ShownOperatorCard } from '../catalogue/operator/shown-operator.ts';
import { OperatorRow } from '../catalogue/operator-row.tsx';
import styles from './companies.module.css';

type RankedCompaniesProps = { companies: readonly (ShownOperatorCard & { rank: number | null })[] };

/** Companies in their order, with the place that each holds where it has one. */
export function RankedCompanies({ companies }: RankedCompaniesProps) {
  return (
    <ol className={styles.ranked}>
      {companies.map(({ rank, ...operator }) => (
        <li key={operator.slug}>
          {rank !== null && (
            <b className={styles.rank}>
              <span className="visually-hidden">No. </span>
              {rank}
            </b>
          )}
          <OperatorRow operator={operator} />
        </li>
      ))}
    </ol>
  );
}
