import styles from './skeleton.module.css';

export type SkeletonProps = {
  /** CSS lengths: "85%", "1.4rem". */
  width?: string;
  height?: string;
  /** Instead of a height: "16 / 10". */
  ratio?: string;
};

/** A patch in the shape of what is coming. Put several inside an element with `aria-busy` and a label. */
export function Skeleton({ width = '100%', height, ratio }: SkeletonProps) {
  return (
    <span
      className={styles.patch}
      style={{ '--width': width, '--height': height ?? 'auto', '--ratio': ratio ?? 'auto' }}
      aria-hidden="true"
    />
  );
}
