import { Art, type PosterArt } from '../ui/art.tsx';
import styles from './operator-mark.module.css';

type OperatorMarkProps = { slug: string; logo: PosterArt | null; small?: boolean };

/** A company's logo, or an emblem drawn from its slug; decoration beside its name. */
export function OperatorMark({ slug, logo, small }: OperatorMarkProps) {
  const size = small ? 56 : 72;
  if (logo) {
    const art = { ...logo, width: size, height: size };
    return <Art art={art} alt="" className={styles.logo} sizes={`${size}px`} loading="lazy" decoding="async" />;
  }
  return <img className={styles.mark} src={`/marks/${slug}.svg`} alt="" width={size} height={size} loading="lazy" />;
}
