import styles from './operator-mark.module.css';

/** A company's emblem, drawn from its slug; decoration beside its name. */
export function OperatorMark({ slug, small }: { slug: string; small?: boolean }) {
  const size = small ? 56 : 72;
  return <img className={styles.mark} src={`/marks/${slug}.svg`} alt="" width={size} height={size} loading="lazy" />;
}
