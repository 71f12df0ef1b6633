import { formatMoney } from '#kernel/shared';
import type { PickProps } from './departure-pick.tsx';
import { PickList } from './pick-list.tsx';
import { choiceQuery, tiersOf } from './trip-choice.ts';

/** Which room, where the departure has more than one kind; the form keeps the choice for a change of the party. */
export function RoomPick({ trip, departure, choice, onPick }: PickProps) {
  const tiers = tiersOf(trip, departure);
  const chosen = tiers.find(({ tier }) => tier === choice.tier);
  const money = (cents: number) => formatMoney({ cents, currency: departure.currency });
  return (
    <>
      <input type="hidden" name="tier" value={choice.tier} />
      {chosen && tiers.length > 1 && (
        <PickList
          label="Room"
          value={chosen.label}
          note={`${money(chosen.cents)} each, 1 of ${tiers.length} kinds`}
          title="Choose a room"
          pages={[
            {
              title: '',
              entries: tiers.map(({ tier, label, cents, occupancy }) => ({
                href: choiceQuery({ ...choice, tier }),
                title: label,
                note: occupancy && occupancy > 2 ? `${occupancy} to a room` : undefined,
                amount: money(cents),
                chosen: tier === choice.tier,
              })),
            },
          ]}
          onPick={onPick}
        />
      )}
    </>
  );
}
