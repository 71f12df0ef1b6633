import type { PosterArt } from '../ui/art.tsx';
import { PosterFrame } from '../ui/poster-frame.tsx';
import styles from './list-head.module.css';

type ListHeadProps = { title: string; tagLine?: string | null; art?: PosterArt };

/** Title and a line of what to expect, beside a small wide poster. */
export function ListHead({ title, tagLine, art }: ListHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1>{title}</h1>
        {tagLine && <p className={styles.tagLine}>{tagLine}</p>}
      </div>
      {art && <PosterFrame art={art} ratio="21 / 9" sizes="19rem" first className={styles.art} />}
    </header>
  );
}
