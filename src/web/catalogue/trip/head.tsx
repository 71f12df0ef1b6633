import { PosterFrame } from '../../ui/poster-frame.tsx';
import { Rating } from '../../ui/rating.tsx';
import { CompareBox } from '../compare-box.tsx';
import { Gallery } from '../gallery.tsx';
import { SaveLink } from '../save-link.tsx';
import { TripBadge } from '../trip-badge.tsx';
import type { ShownTrip } from './shown-trip-model.ts';
import styles from './trip-page.module.css';

/** Which trip, by whom: title, standing, picture. */
export function Head({ trip }: { trip: ShownTrip }) {
  const { alt, ...art } = trip.art;
  return (
    <div className={styles.head}>
      <header>
        <h1>{trip.name}</h1>
        <p className={styles.standing}>
          {trip.rating !== null && <Rating score={trip.rating} count={trip.reviewsCount} href="#reviews" />}
          <span>
            by <a href={`/tour-operators/${trip.operator.slug}`}>{trip.operator.name}</a>
          </span>
          {trip.badge && <TripBadge badge={trip.badge} />}
          {trip.videoUrl && (
            <a href={trip.videoUrl} rel="nofollow noopener">
              Watch the video
            </a>
          )}
          {trip.state === 'offered' && <CompareBox slug={trip.slug} name={trip.name} />}
          {trip.state === 'offered' && <SaveLink id={trip.id} name={trip.name} />}
        </p>
      </header>
      <PosterFrame
        art={art}
        alt={alt}
        sizes="(min-width: 82rem) 54rem, (min-width: 62rem) 62vw, 100vw"
        first
        className={styles.hero}
      />
      <Gallery photos={trip.photos} label={`Pictures of ${trip.name}`} />
    </div>
  );
}
