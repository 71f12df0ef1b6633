import { LinkButton } from '../ui/link-button.tsx';
import { Stations } from '../ui/stations.tsx';
import styles from './plan-cards.module.css';
import { plural } from './trip-words.ts';

export type PlanCard = {
  path: string;
  /** "One week" */
  title: string;
  /** Its days, trips and lowest price, as far as they are known. */
  note: string;
  stops: readonly { place: string; nights: number }[];
};

/** Plans of several lengths beside each other, each with where it stays and for how long. */
export function PlanCards({ plans }: { plans: readonly PlanCard[] }) {
  return (
    <ul className={styles.plans}>
      {plans.map(({ path, title, note, stops }) => (
        <li key={path}>
          <h3>{title}</h3>
          <p>{note}</p>
          {stops.length > 0 && (
            <Stations
              stops={stops.map(({ place, nights }) => ({ place, note: nights > 0 ? plural(nights, 'night') : null }))}
            />
          )}
          <LinkButton kind="line" block href={path}>
            See the plan<span className="visually-hidden">: {title}</span>
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
