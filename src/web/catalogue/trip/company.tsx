import { Rating } from '../../ui/rating.tsx';
import { Section } from '../../ui/section.tsx';
import { OperatorMark } from '../operator-mark.tsx';
import { plural } from '../trip-words.ts';
import type { ShownTrip } from './shown-trip-model.ts';
import styles from './trip-page.module.css';

/** Whom do I deal with. */
export function Company({ trip }: { trip: ShownTrip }) {
  const { operator } = trip;
  return (
    <Section title="Who runs it">
      <div className={styles.company}>
        <OperatorMark slug={operator.slug} logo={operator.logo} />
        <div>
          <h3>
            <a href={`/tour-operators/${operator.slug}`}>{operator.name}</a>
          </h3>
          {operator.rating !== null && (
            <Rating
              score={operator.rating}
              count={operator.reviewsCount}
              href={`/tour-operators/${operator.slug}-reviews`}
            />
          )}
          {operator.knownFor && <p className="small quiet">{operator.knownFor}</p>}
          <p className="small">
            <a href={`/tour-operators/${operator.slug}-trips`}>{plural(operator.tripsCount, 'trip')} on Sojourn</a>
          </p>
        </div>
      </div>
    </Section>
  );
}
