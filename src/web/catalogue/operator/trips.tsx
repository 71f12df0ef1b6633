import { NoTrips } from '../../search/late.tsx';
import { TripList } from '../../search/trip-list.tsx';
import type { TripListData } from '../../search/trip-list-data.ts';
import styles from './operator.module.css';
import { OperatorHead } from './operator-head.tsx';
import type { ShownCompany } from './shown-operator.ts';

export function OperatorTrips({ operator, list }: { operator: ShownCompany; list: TripListData }) {
  return (
    <div className="wrap">
      <OperatorHead operator={operator} page="Trips" />
      <div className={styles.list}>
        <TripList list={list} empty={<NoTrips list={list} />} />
        {operator.hasOldTrips && (
          <p className={styles.note}>
            <a href={`/tour-operators/${operator.slug}-previous-trips`}>Trips that {operator.name} no longer offers</a>
          </p>
        )}
      </div>
    </div>
  );
}
