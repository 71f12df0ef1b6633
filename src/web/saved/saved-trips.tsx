import { CompareBox } from '../catalogue/compare-box.tsx';
import type { ShownCard } from '../catalogue/shown-card.ts';
import { TripPrice } from '../catalogue/trip-price.tsx';
import { groupWords, nearDate, plural } from '../catalogue/trip-words.ts';
import { useSite } from '../site.ts';
import { Art } from '../ui/art.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Rating } from '../ui/rating.tsx';
import styles from './saved.module.css';

type Props = { trips: readonly { id: string; card: ShownCard }[]; list: string };

/** What stands in a list, a row each. */
export function SavedTrips({ trips, list }: Props) {
  const { today } = useSite();
  return (
    <ul className={styles.rows}>
      {trips.map(({ id, card }) => (
        <li key={id}>
          <article className={styles.row}>
            <Art art={card.art} alt="" sizes="9rem" loading="lazy" decoding="async" />
            <div className={styles.name}>
              <h2>
                <a href={`/trips/${card.slug}`}>{card.name}</a>
              </h2>
              <p>{card.operator.name}</p>
              {card.rating !== null && <Rating score={card.rating} count={card.reviewsCount} />}
            </div>
            <p className={styles.fact}>
              <b>{plural(card.durationDays, 'day')}</b>
              <small>{groupWords(card)}</small>
            </p>
            <p className={styles.fact}>
              {card.dates.state === 'open' ? (
                <>
                  <small>Next</small>
                  <b>{card.dates.next.slice(0, 1).map((date) => nearDate(date, today))}</b>
                </>
              ) : (
                <small>No date on sale</small>
              )}
            </p>
            <div className={styles.price}>
              {card.price ? (
                <TripPrice price={card.price} strikeThrough={card.strikeThrough} size="small" />
              ) : (
                <p>{card.noPrice}</p>
              )}
            </div>
            <div className={styles.tools}>
              <CompareBox slug={card.slug} name={card.name} />
              <form method="post" action="/wishlist">
                <input type="hidden" name="do" value="remove" />
                <input type="hidden" name="list" value={list} />
                <input type="hidden" name="trip" value={id} />
                <IconButton type="submit" icon="x" label={`Remove ${card.name}`} />
              </form>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
