import styles from './counter-badge.module.css';

/** A number on a control: filters in use, trips saved. Nothing at zero; "99+" above. */
export function CounterBadge({ count, label }: { count: number; label: string }) {
  if (count < 1) return null;
  return (
    <span className={styles.badge}>
      {count > 99 ? '99+' : count}
      <span className="visually-hidden"> {label}</span>
    </span>
  );
}
