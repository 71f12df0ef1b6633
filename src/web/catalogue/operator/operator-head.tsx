import { operatorTrail } from '../../metadata/operator-meta.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Rating } from '../../ui/rating.tsx';
import { CompareBox } from '../compare-box.tsx';
import { OperatorMark } from '../operator-mark.tsx';
import { plural } from '../trip-words.ts';
import { FollowForm } from './follow-form.tsx';
import styles from './operator.module.css';
import type { ShownCompany } from './shown-operator.ts';

type OperatorHeadProps = { operator: ShownCompany; page?: 'Trips' | 'Reviews' | 'Previous trips' };

const TABS = [
  { name: undefined, title: 'Profile', suffix: '', count: null },
  { name: 'Trips', title: 'Trips', suffix: '-trips', count: 'tripsCount' },
  { name: 'Reviews', title: 'Reviews', suffix: '-reviews', count: 'reviewsCount' },
] as const;

/** The top of all three pages of a company: who, how good, and the way between them. */
export function OperatorHead({ operator, page }: OperatorHeadProps) {
  return (
    <>
      <Breadcrumbs items={operatorTrail(operator, page)} />
      <header className={styles.head}>
        <OperatorMark slug={operator.slug} logo={operator.logo} />
        <div>
          <h1>{page ? `${operator.name}: ${page.toLowerCase()}` : operator.name}</h1>
          <div className={styles.standing}>
            {operator.rating !== null && (
              <Rating
                score={operator.rating}
                count={operator.reviewsCount}
                href={`/tour-operators/${operator.slug}-reviews`}
              />
            )}
            <CompareBox of="company" slug={operator.slug} name={operator.name} />
            <FollowForm operator={operator} />
          </div>
        </div>
        {page !== 'Trips' && operator.tripsCount > 0 && (
          <LinkButton kind="go" href={`/tour-operators/${operator.slug}-trips`} className={styles.all}>
            See all {plural(operator.tripsCount, 'trip')}
          </LinkButton>
        )}
      </header>
      <nav aria-label={operator.name} className={styles.tabs}>
        {TABS.map(({ name, title, suffix, count }) => (
          <a
            key={title}
            href={`/tour-operators/${operator.slug}${suffix}`}
            aria-current={name === page ? 'page' : undefined}
          >
            {title}
            {count && <span>{operator[count].toLocaleString('en-US')}</span>}
          </a>
        ))}
      </nav>
    </>
  );
}
