import { useSite } from '../site.ts';
import { Art } from '../ui/art.tsx';
import { classes } from '../ui/classes.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { MonthBars } from '../ui/month-bars.tsx';
import { Rating } from '../ui/rating.tsx';
import { CompanyName } from './company-name.tsx';
import { CompareBox } from './compare-box.tsx';
import { SaveLink } from './save-link.tsx';
import type { ShownCard } from './shown-card.ts';
import { TripBadge } from './trip-badge.tsx';
import styles from './trip-card.module.css';
import { TripPrice } from './trip-price.tsx';
import { fromTo, groupWords, guaranteedWords, monthsOf, nearDate, noDatesWords, perDay, plural } from './trip-words.ts';

/** The picture fills a high, narrow frame: wider than the frame itself. */
const ART_SIZES = '(min-width: 48rem) 24rem, 10rem';

type TripCardProps = {
  trip: ShownCard;
  /** In the first view, so that its picture isn't put off. */
  first?: boolean;
};

/** A trip in a list: the same facts in the same place on every card. */
export function TripCard({ trip, first }: TripCardProps) {
  const { today } = useSite();
  const href = `/trips/${trip.slug}${trip.choice ?? ''}`;
  return (
    <article className={styles.card}>
      <div className={styles.art}>
        <Art art={trip.art} alt="" sizes={ART_SIZES} loading={first ? 'eager' : 'lazy'} decoding="async" />
        <SaveLink id={trip.id} name={trip.name} round />
      </div>
      <div className={styles.body}>
        <div className={styles.title}>
          <h3>
            <a href={href}>{trip.name}</a>
          </h3>
          <p className={styles.by}>
            <CompanyName of={trip.operator} />
          </p>
          {(trip.rating !== null || trip.badge) && (
            <p className={styles.standing}>
              {trip.rating !== null && <Rating score={trip.rating} count={trip.reviewsCount} />}
              {trip.badge && <TripBadge badge={trip.badge} />}
            </p>
          )}
        </div>
        <Facts trip={trip} />
        <Inclusions trip={trip} />
        <div className={styles.when}>
          <MonthBars months={monthsOf(trip.barsFrom, trip.monthBars)} />
          <NextDates trip={trip} today={today} />
        </div>
      </div>
      <div className={styles.cost}>
        <Cost trip={trip} />
        <LinkButton href={href} aria-label={`See trip: ${trip.name}`}>
          See trip
        </LinkButton>
        <CompareBox slug={trip.slug} name={trip.name} className={styles.compare} />
      </div>
    </article>
  );
}

function Facts({ trip }: { trip: ShownCard }) {
  const facts: { icon: IconName; text: string | null }[] = [
    { icon: 'users', text: groupWords(trip) },
    { icon: 'footprints', text: trip.effort && `Effort: ${trip.effort.toLowerCase()}` },
    { icon: 'map-pin', text: fromTo(trip.startCity, trip.endCity) },
  ];
  const known = facts.filter(({ text }) => text !== null);
  if (known.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {known.map(({ icon, text }) => (
        <li key={text}>
          <Icon of={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}

function Inclusions({ trip }: { trip: ShownCard }) {
  if (trip.inclusions.length === 0) return null;
  return (
    <ul className={styles.inclusions}>
      {trip.inclusions.map(({ included, text }) => (
        <li key={text} className={classes(!included && styles.missing)}>
          <Icon of={included ? 'check' : 'minus'} size="small" strong />
          {!included && !text.includes('not included') && <span className="visually-hidden">Not included: </span>}
          {text}
        </li>
      ))}
    </ul>
  );
}

function NextDates({ trip, today }: { trip: ShownCard; today: string }) {
  const { dates, badge } = trip;
  if (dates.state !== 'open') return <p className={styles.dates}>{noDatesWords[dates.state]}</p>;
  const guaranteed = guaranteedWords(dates, badge);
  return (
    <>
      {trip.pricedOn && (
        <p className={styles.dates}>
          Price of <b>{trip.pricedOn}</b>
        </p>
      )}
      <p className={styles.dates}>
        Next: <b>{dates.next.map((date) => nearDate(date, today)).join(', ')}</b>
      </p>
      {guaranteed && <p className={styles.dates}>{guaranteed}</p>}
    </>
  );
}

function Cost({ trip }: { trip: ShownCard }) {
  const { price, strikeThrough } = trip;
  const length = plural(trip.durationDays, 'day');
  return (
    <div className={styles.sums}>
      {price ? (
        <TripPrice price={price} strikeThrough={strikeThrough} />
      ) : (
        <p className={styles.request}>{trip.noPrice}</p>
      )}
      <p className={styles.length}>
        <b>{length}</b>
        {price && <span>{perDay(price)}</span>}
      </p>
    </div>
  );
}
