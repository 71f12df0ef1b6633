import styles from './content.module.css';

/** In place of a portrait; the name stands beside it. */
export function Initials({ of }: { of: string }) {
  const words = of.split(/\s+/).filter(Boolean);
  const shown = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return (
    <span className={styles.initials} aria-hidden="true">
      {shown.map((word) => word?.[0] ?? '').join('')}
    </span>
  );
}
