import { formatDate } from '#kernel/shared';
import { plural } from '../catalogue/trip-words.ts';
import type { Typed } from '../typed.loader.ts';
import { Button } from '../ui/button.tsx';
import { Radio } from '../ui/radio.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import passengersStepStyles from './passengers-step.module.css';
import styles from './reserve.module.css';
import type { ShownReserve } from './shown-reserve.ts';
import { StepBar } from './step-bar.tsx';
import { StepForm } from './step-form.tsx';
import { people, sumOf } from './words.ts';

const TITLES = { '': '–', ms: 'Ms', mrs: 'Mrs', mr: 'Mr', mx: 'Mx', dr: 'Dr' };

type Props = {
  page: ShownReserve;
  /** Where the step was refused, and the field that it was refused for. */
  typed: Typed | null;
  wrong: string | null;
};

const NAMES = 'Names have 1 to 50 characters';

type Tier = ShownReserve['trip']['tiers'][number] | undefined;

const kindOf = (count: number, tier: Tier) =>
  tier?.occupancy === count ? tier.label.toLowerCase() : count === 1 ? 'one person' : people(count);

const placesIn = (count: number, tier: Tier) =>
  tier && tier.occupancy > count ? `${count} of ${plural(tier.occupancy, 'place')}` : people(count);

/** Who travels, room by room: names now, the rest by the day that the company needs it. */
export function PassengersStep({ page, typed, wrong }: Props) {
  const { reservation, party, plan, canShare, trip } = page;
  if (!reservation) return null;
  const { rooms, names } = reservation;
  const tier = trip.tiers.find((one) => one.tier === party.level);
  const isChoice = rooms.length > 1;
  return (
    <StepForm name="passengers" reservation={reservation} label="Passengers">
      <div className={styles.row}>
        <h2>{isChoice ? 'Who sleeps where' : 'Who travels'}</h2>
        <p className={styles.lead}>
          Names as in the passport.
          {plan?.passengerInfoDueOn &&
            ` Whatever else ${trip.operator.name} needs can wait until ${formatDate(plan.passengerInfoDueOn)}.`}
        </p>
      </div>
      <input type="hidden" name="count" value={party.travelers} />
      <input type="hidden" name="level" value={party.level} />
      {rooms.map((room) => (
        <fieldset key={room.number} className={passengersStepStyles.room}>
          <legend>
            <span>
              {isChoice ? `Room ${room.number}, ${kindOf(room.positions.length, tier)}` : (tier?.label ?? 'Your party')}
            </span>
            <small>{placesIn(room.positions.length, tier)}</small>
          </legend>
          {room.positions.map((position) => {
            const known = names.find((one) => one.position === position);
            const isFirst = position === 1;
            const textOf = (name: string) => typed?.[`${name}_${position}`];
            const faultOf = (name: string) => (wrong === `${name}_${position}` ? NAMES : undefined);
            return (
              <div key={position} className={passengersStepStyles.passenger}>
                <h3>
                  Passenger {position}
                  {isFirst && <small>You, the contact for this booking</small>}
                </h3>
                <div className={isChoice ? passengersStepStyles.person : passengersStepStyles.personAlone}>
                  <Select label="Title" name={`title_${position}`} defaultValue={textOf('title') ?? known?.title ?? ''}>
                    {Object.entries(TITLES).map(([value, words]) => (
                      <option key={value} value={value}>
                        {words}
                      </option>
                    ))}
                  </Select>
                  <TextInput
                    label="First name"
                    name={`first_${position}`}
                    defaultValue={
                      textOf('first') ?? known?.firstName ?? (isFirst ? reservation.contact.firstName : undefined)
                    }
                    maxLength={50}
                    error={faultOf('first')}
                    required
                  />
                  <TextInput
                    label="Last name"
                    name={`last_${position}`}
                    defaultValue={
                      textOf('last') ?? known?.lastName ?? (isFirst ? reservation.contact.lastName : undefined)
                    }
                    maxLength={50}
                    error={faultOf('last')}
                    required
                  />
                  {isChoice && (
                    <Select label="Room" name={`room_${position}`} defaultValue={textOf('room') ?? room.number}>
                      {rooms.map(({ number }) => (
                        <option key={number} value={number}>
                          Room {number}
                        </option>
                      ))}
                    </Select>
                  )}
                </div>
              </div>
            );
          })}
          {canShare && room === rooms.at(-1) && (
            <SecondBed
              page={page}
              sharesRoom={typed?.share ? typed.share === 'yes' : party.sharesRoom}
              room={isChoice ? room.number : null}
            />
          )}
        </fieldset>
      ))}
      <div className={styles.go}>
        <StepBar page={page}>
          <Button type="submit" kind="go" size="large">
            Go on to confirm
          </Button>
        </StepBar>
        <p className={styles.note}>
          {plan?.passengerInfoDueOn && `Names can be corrected until ${formatDate(plan.passengerInfoDueOn)}. `}
          Nothing is charged yet.
        </p>
      </div>
    </StepForm>
  );
}

type SecondBedProps = { page: ShownReserve; sharesRoom: boolean; room: number | null };

/** The choice of whoever is left over, within their room: what each way costs more. */
function SecondBed({ page, sharesRoom, room }: SecondBedProps) {
  const { plan, trip, aloneCents } = page;
  const more = (cents: number) => (plan && aloneCents !== null ? `+${sumOf(plan, cents)}` : undefined);
  return (
    <div className={passengersStepStyles.bed}>
      <RadioGroup legend={<h3>{room === null ? 'The second bed' : `The second bed in room ${room}`}</h3>}>
        <Radio
          name="share"
          value="no"
          defaultChecked={!sharesRoom}
          amount={more(aloneCents ?? 0)}
          note="The single supplement, whatever else happens."
        >
          A room to themselves
        </Radio>
        <Radio
          name="share"
          value="yes"
          defaultChecked={sharesRoom}
          amount={more(0)}
          note={`${trip.operator.name} matches them with another traveler. The price is that of a shared room.`}
        >
          Share offer
        </Radio>
      </RadioGroup>
    </div>
  );
}
