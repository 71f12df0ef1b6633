import { Rating } from '../ui/rating.tsx';
import { CompareBox } from './compare-box.tsx';
import type { ShownOperatorCard } from './operator/shown-operator.ts';
import { OperatorMark } from './operator-mark.tsx';
import styles from './operator-row.module.css';
import { plural } from './trip-words.ts';

/** A company in a list: emblem, name, standing, what it is known for. */
export function OperatorRow({ operator }: { operator: ShownOperatorCard }) {
  return (
    <article className={styles.row}>
      <OperatorMark slug={operator.slug} logo={operator.logo} />
      <div className={styles.words}>
        <h3>
          <a href={`/tour-operators/${operator.slug}`}>{operator.name}</a>
        </h3>
        {operator.rating !== null && <Rating score={operator.rating} count={operator.reviewsCount} />}
        <p className="small quiet">
          {operator.knownFor ? `${firstSentence(operator.knownFor)} ` : ''}
          {plural(operator.tripsCount, 'trip')}.
        </p>
        <CompareBox of="company" slug={operator.slug} name={operator.name} className={styles.compare} />
      </div>
    </article>
  );
}

function firstSentence(text: string): string {
  return /^.{10,180}?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text.slice(0, 180);
}
