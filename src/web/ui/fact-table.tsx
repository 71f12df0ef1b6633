import styles from './fact-table.module.css';

export type FactTableProps = { facts: readonly { label: string; value: string; note?: string | null }[] };

/** Facts below each other between rules: what it is, its value, of what that is true. */
export function FactTable({ facts }: FactTableProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
