import styles from './reviews.module.css';

/** How many reviews gave one to five whole stars, best first. `histogram` starts with one star. */
export function StarBars({ histogram }: { histogram: readonly number[] }) {
  const most = Math.max(1, ...histogram);
  return (
    <dl className={styles.stars}>
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = histogram[stars - 1] ?? 0;
        return (
          <div key={stars}>
            <dt>
              {stars} {stars === 1 ? 'star' : 'stars'}
            </dt>
            <dd>
              <span className={styles.bar} style={{ '--share': count / most }} aria-hidden="true" />
              <b>{count.toLocaleString('en-US')}</b>
              <span className="visually-hidden"> {count === 1 ? 'review' : 'reviews'}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
