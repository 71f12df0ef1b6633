import { crops, posterUrl } from '#posters/shared';
import { Icon } from '../../ui/icon.tsx';
import { PosterFrame } from '../../ui/poster-frame.tsx';
import type { HomePage } from '../home.loader.ts';
import { range, shortPrice } from '../trip-words.ts';
import styles from './home.module.css';
import { HomeSection } from './home-section.tsx';

const ART = {
  src: posterUrl({ biome: 'river', motif: 'vineyard', hour: 'golden', seed: 3 }, 'tall'),
  width: crops.tall.width,
  height: crops.tall.height,
};

/** The kinds of trip as a departure board; every figure is counted from the trips listed today. */
export function TripTypes({ types }: { types: HomePage['types'] }) {
  if (types.length === 0) return null;
  return (
    <HomeSection
      title="Pick a way to travel"
      note="Group size changes a trip more than the map does. Start there."
      more={{ title: 'All ways to travel', href: '/experiences' }}
    >
      <div className={styles.board}>
        <PosterFrame
          art={ART}
          caption="Terraced vineyards and a river boat in September light."
          className={styles.boardArt}
        />
        <table className={styles.types}>
          <thead>
            <tr>
              <th scope="col">Kind of trip</th>
              <th scope="col">Group</th>
              <th scope="col">Usual length</th>
              <th scope="col" className={styles.sum}>
                From, per person
              </th>
              <th scope="col" className={styles.sum}>
                Trips
              </th>
              <th scope="col" className="visually-hidden">
                What it is
              </th>
            </tr>
          </thead>
          <tbody>
            {types.map((type) => (
              <tr key={type.key} style={type.color ? { '--kind': `var(--${type.color})` } : undefined}>
                <th scope="row">
                  {type.icon && <Icon of={type.icon} size="large" />}
                  <a href={`/all-trips?trip_type=${type.key}`}>{type.name}</a>
                </th>
                <td>{type.group ?? '–'}</td>
                <td>{range([type.daysMin, type.daysMax])} days</td>
                <td className={styles.sum}>{type.from ? <b>{shortPrice(type.from)}</b> : 'On request'}</td>
                <td className={styles.sum}>{type.trips.toLocaleString('en-US')}</td>
                <td className={styles.about}>{type.description}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </HomeSection>
  );
}
