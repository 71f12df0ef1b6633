import type { ReactNode } from 'react';
import { largest, type Photo } from '../catalogue/gallery.tsx';
import type { ShownDay } from '../catalogue/trip/shown-trip-model.ts';
import { plural } from '../catalogue/trip-words.ts';
import { Art } from '../ui/art.tsx';
import { classes } from '../ui/classes.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Prose } from '../ui/prose.tsx';
import { Section } from '../ui/section.tsx';
import { ShowMore } from '../ui/show-more.tsx';
import styles from './days.module.css';

export const TRAVEL: Record<NonNullable<ShownDay['travelMode']>, { icon: IconName; words: string }> = {
  road: { icon: 'bus', words: 'by road' },
  foot: { icon: 'footprints', words: 'on foot' },
  ship: { icon: 'ship', words: 'by ship' },
  flight: { icon: 'plane', words: 'by air' },
  rail: { icon: 'train-front', words: 'by train' },
};

/** Of a long trip so many days are listed; of one that is hardly longer, all. */
const SHOWN = 7;
const MOST_SHOWN = 9;

type DaysProps = {
  days: readonly ShownDay[];
  map: RouteMapFile | null;
  own?: Photo | null;
  open?: boolean;
  /** Stands with the map. */
  beside?: ReactNode;
};

/**
 * What happens: the days with their beds and meals, beside the route on real ground.
 * @param own the map that the company drew
 */
export function Days({ days, map, own, open, beside }: DaysProps) {
  if (days.length === 0)
    return own ? (
      <Section title="The way">
        <OwnMap map={own} />
      </Section>
    ) : null;
  const shown = open || days.length <= MOST_SHOWN ? days.length : SHOWN;
  return (
    <Section title="Day by day" id="days">
      <div className={classes(styles.itinerary, map?.narrow && styles.acrossDays)}>
        <div>
          <DayList days={days.slice(0, shown)} open={open} />
          {days.length > shown && (
            <ShowMore more={`Show ${plural(days.length - shown, 'more day')}`} fewer="Show fewer days">
              <DayList days={days.slice(shown)} />
            </ShowMore>
          )}
        </div>
        {(map || own || beside) && (
          <div className={styles.maps}>
            {map && <RouteMap map={map} />}
            {own && <OwnMap map={own} />}
            {beside}
          </div>
        )}
      </div>
    </Section>
  );
}

function DayList({ days, open }: { days: readonly ShownDay[]; open?: boolean }) {
  return days.map((day) => (
    <Disclosure key={`${day.firstDay} ${day.label}`} day={dayNumbers(day)} title={day.label} level={3} open={open}>
      {day.details && <Prose text={day.details} />}
      {day.photo && <DayPhoto photo={day.photo} />}
      <DayFacts day={day} />
    </Disclosure>
  ));
}

type MapFile = { src: string; width: number; height: number };

/** `narrow`: the same route for a narrow page, where it is a landscape. */
export type RouteMapFile = MapFile & { alt: string; legend: string; narrow: MapFile | null };

function RouteMap({ map }: { map: RouteMapFile }) {
  return (
    <figure className={styles.map}>
      <picture>
        {map.narrow && (
          <source
            media="(max-width: 43rem)"
            srcSet={map.narrow.src}
            width={map.narrow.width}
            height={map.narrow.height}
          />
        )}
        <img src={map.src} alt={map.alt} width={map.width} height={map.height} loading="lazy" decoding="async" />
      </picture>
      {map.legend && <figcaption>{map.legend}</figcaption>}
    </figure>
  );
}

function OwnMap({ map: { alt, ...art } }: { map: Photo }) {
  return (
    <figure className={styles.map}>
      <a href={largest(art)}>
        <Art art={art} alt={alt} sizes="(min-width: 62rem) 20rem, 92vw" loading="lazy" decoding="async" />
      </a>
      <figcaption>The company’s own map</figcaption>
    </figure>
  );
}

function DayPhoto({ photo: { alt, ...art } }: { photo: NonNullable<ShownDay['photo']> }) {
  const sizes = '(min-width: 40rem) 36rem, 86vw';
  return <Art art={art} alt={alt} sizes={sizes} loading="lazy" decoding="async" className={styles.dayPhoto} />;
}

function dayNumbers({ firstDay, lastDay }: ShownDay): string {
  return firstDay === lastDay ? String(firstDay) : `${firstDay}–${lastDay}`;
}

function DayFacts({ day }: { day: ShownDay }) {
  const facts: { icon: IconName; text: string }[] = [];
  const travel = day.travelMode && TRAVEL[day.travelMode];
  const parts = [
    day.travelHours ? `${day.travelHours} h` : null,
    day.distanceKm ? `${day.distanceKm} km` : null,
    day.ascentM ? `${day.ascentM.toLocaleString('en-US')} m up` : null,
  ].filter(Boolean);
  if (travel && parts.length > 0) facts.push({ icon: travel.icon, text: `${parts.join(', ')} ${travel.words}` });
  else if (parts.length > 0) facts.push({ icon: 'footprints', text: parts.join(', ') });
  if (day.lodgingName || day.nights > 0) {
    const nights = day.nights > 0 ? plural(day.nights, 'night') : null;
    facts.push({ icon: 'bed', text: [day.lodgingName ?? 'Lodging', nights].filter(Boolean).join(', ') });
  }
  const meals = mealWords(day.meals);
  if (meals) facts.push({ icon: 'utensils', text: meals });
  if (facts.length === 0) return null;
  return (
    <ul className={styles.dayFacts}>
      {facts.map(({ icon, text }) => (
        <li key={text}>
          <Icon of={icon} size="small" />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** "2 breakfasts, 1 dinner" */
function mealWords({ b, l, d }: ShownDay['meals']): string {
  const words = [b && plural(b, 'breakfast'), l && plural(l, 'lunch', 'lunches'), d && plural(d, 'dinner')].filter(
    Boolean,
  );
  return words.join(', ');
}
