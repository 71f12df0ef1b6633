import styles from './stations.module.css';

export type StationsProps = {
  stops: readonly { place: string; note: string | null }[];
  /** So many at most; how many more there are is said. */
  most?: number;
};

/** Places one after the other along a line, as a timetable has them. */
export function Stations({ stops, most = 6 }: StationsProps) {
  // One more takes no more room than the words about it.
  const shown = stops.length > most + 1 ? stops.slice(0, most) : stops;
  const more = stops.length - shown.length;
  return (
    <ol className={styles.stations}>
      {shown.map(({ place, note }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one may come through a place twice
        <li key={i}>
          <span>{place}</span>
          {note && <span className={styles.note}>{note}</span>}
        </li>
      ))}
      {more > 0 && <li className={styles.more}>and {more} more stops</li>}
    </ol>
  );
}
