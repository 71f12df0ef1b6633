import { countryKeys, type Traveler, type TravelerField } from '#bookings/shared';
import { formatDate } from '#kernel/shared';
import { signInHref } from '../shell/sign-in-href.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Section } from '../ui/section.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextInput } from '../ui/text-input.tsx';
import styles from './booking.module.css';
import { BookingForm } from './booking-form.tsx';
import type { InFull, ShownBooking } from './shown-booking.ts';
import { CHOICES, DATES, FIELD, fieldAsRead } from './traveler-fields.ts';
import travelersPartStyles from './travelers-part.module.css';

type Wrong = { position: number; keys: string[] } | null;
type Key = TravelerField['key'];

/** Who travels, room by room, and what the company needs to know of each. */
export function TravelersPart({ booking, wrong, isKept }: { booking: ShownBooking; wrong: Wrong; isKept: boolean }) {
  const { people, countries } = booking;
  return (
    <Section title="Rooms and travelers" id="travelers">
      <p className={styles.lead}>{leadOf(booking)}</p>
      {isKept && (
        <p role="status" className={styles.done}>
          The details are kept.
        </p>
      )}
      {wrong && booking.takesPassengers && (
        <div className={styles.told}>
          <Alert>Some details weren’t as they should be and wait for you below.</Alert>
        </div>
      )}
      <ul className={travelersPartStyles.people}>
        {people.map((one) => (
          <li key={one.position} id={`traveler-${one.position}`}>
            {booking.takesPassengers ? (
              <details open={wrong?.position === one.position}>
                <summary>
                  <Person one={one} booking={booking} />
                  <span className={travelersPartStyles.fill}>
                    {one.given < one.fields.length ? 'Fill in' : 'Change'}
                  </span>
                </summary>
                <Details one={one} booking={booking} wrong={wrong?.position === one.position ? wrong.keys : []} />
              </details>
            ) : (
              <div className={travelersPartStyles.summary}>
                <Person one={one} booking={booking} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {booking.inFull && <OnFile id={booking.id} inFull={booking.inFull} />}
      {countries.length > 0 && booking.takesPassengers && (
        <datalist id="countries">
          {countries.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </Section>
  );
}

/** What stands as dots above, in full for who has just signed in. Without their asking nothing is read. */
function OnFile({ id, inFull }: { id: string; inFull: InFull }) {
  const path = `/booking/${id}?full=yes#on-file`;
  if (inFull.state !== 'shown') {
    const isFresh = inFull.state === 'offered';
    return (
      <p id="on-file" className={travelersPartStyles.file}>
        <span>
          <a href={isFresh ? path : signInHref(path, undefined, true)}>See in full what is on file</a>.{' '}
          {!isFresh && 'It takes signing in once more. '}Each look is noted.
        </span>
      </p>
    );
  }
  return (
    <div id="on-file" className={travelersPartStyles.file}>
      <h3>On file, in full</h3>
      {inFull.people.map(({ position, name, told }) => (
        <div key={position}>
          <h4>{name}</h4>
          <dl>
            {told.map(({ key, value }) => (
              <div key={key}>
                <dt>{FIELD[key]}</dt>
                <dd>{fieldAsRead(key, value)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <p className={styles.note}>
        Shown as you signed in a moment ago. That you looked is noted. <a href={`/booking/${id}#travelers`}>Hide it</a>
      </p>
    </div>
  );
}

function leadOf(booking: ShownBooking): string {
  const { people, operatorName, passengerInfoDueOn, takesPassengers, status, peopleEmptiedAt } = booking;
  if (peopleEmptiedAt) {
    return 'Who traveled isn’t kept longer than thirty days after a trip, or after a booking ended: it was deleted.';
  }
  const asked = people.reduce((sum, { fields }) => sum + fields.length, 0);
  const given = people.reduce((sum, { given: count }) => sum + count, 0);
  const isEnded = status !== 'confirmed' && status !== 'pending_operator' && status !== 'requested';
  if (isEnded) return 'As it was told to us.';
  if (!takesPassengers) return `${operatorName} has the list of travelers. Ask it for changes.`;
  if (given === asked) return `Everything that ${operatorName} asks for is in.`;
  const by = passengerInfoDueOn ? ` by ${formatDate(passengerInfoDueOn)}` : '';
  return `${given} of ${asked} answers are in. ${operatorName} needs the rest${by}.`;
}

function Person({ one, booking }: { one: Traveler; booking: ShownBooking }) {
  const { position, name, room, fields, given } = one;
  const isWhole = given === fields.length;
  return (
    <>
      <span className={travelersPartStyles.person}>
        <b>{name ?? `Traveler ${position}`}</b>
        {booking.rooms.length > 0 && <small>Room {room}</small>}
      </span>
      <span className={travelersPartStyles.bar} aria-hidden="true">
        <i style={{ width: `${Math.round((given / Math.max(1, fields.length)) * 100)}%` }} />
      </span>
      <span className={isWhole ? `${styles.mark} ${styles.good}` : styles.mark}>
        <Icon of={isWhole ? 'check' : 'clock'} size="small" strong />
        {given} of {fields.length}
        <span className="visually-hidden"> answers</span>
      </span>
    </>
  );
}

type DetailsProps = { one: Traveler; booking: ShownBooking; wrong: readonly string[] };

function Details({ one, booking, wrong }: DetailsProps) {
  const missing = one.fields.filter(({ value, masked }) => value === null && masked === null);
  const label = one.name ?? `Traveler ${one.position}`;
  return (
    <BookingForm
      id={booking.id}
      name="passenger"
      label={`Details of ${label}`}
      hidden={{ position: one.position }}
      className={travelersPartStyles.details}
    >
      <p className={styles.note}>
        Names as in the passport. {missing.length > 0 && 'You can leave fields empty and come back. '}
        Details shown as dots are on file. Leave those fields empty to keep them.
      </p>
      {one.fields.map((field) => (
        <Input key={field.key} field={field} isWrong={wrong.includes(field.key)} />
      ))}
      <div className={styles.go}>
        <Button type="submit" kind="ink">
          Keep the details<span className="visually-hidden"> of {label}</span>
        </Button>
      </div>
    </BookingForm>
  );
}

const LONG: ReadonlySet<Key> = new Set<Key>(['dietary', 'medical']);
const PHONES: ReadonlySet<Key> = new Set<Key>(['phone', 'emergency_phone1', 'emergency_phone2']);

function Input({ field: { key, value, masked }, isWrong }: { field: TravelerField; isWrong: boolean }) {
  const choices = CHOICES[key];
  const common = {
    label: FIELD[key],
    name: key,
    ...(isWrong ? { error: faultOf(key) } : masked ? { hint: givenWords(masked) } : {}),
  };
  if (choices) {
    return (
      <Select {...common} defaultValue={value ?? ''}>
        <option value="">Choose</option>
        {Object.entries(choices).map(([of, words]) => (
          <option key={of} value={of}>
            {words}
          </option>
        ))}
      </Select>
    );
  }
  if (LONG.has(key)) {
    return (
      <div className={styles.row}>
        <TextArea {...common} rows={2} maxLength={1000} defaultValue={value ?? undefined} />
      </div>
    );
  }
  const isName = key === 'first_name' || key === 'last_name';
  return (
    <TextInput
      {...common}
      type={DATES.has(key) ? 'date' : PHONES.has(key) ? 'tel' : key === 'contact_email' ? 'email' : 'text'}
      list={countryKeys.has(key) ? 'countries' : undefined}
      defaultValue={value ?? undefined}
      maxLength={isName ? 50 : undefined}
      autoComplete="off"
      required={isName}
    />
  );
}

const givenWords = (masked: string) => (masked === 'given' ? 'Given.' : `Given: ••••• ${masked.replace('…', '')}`);

function faultOf(key: Key): string {
  if (key === 'passport_expires_on') return 'A date after the trip ends';
  if (key === 'first_name' || key === 'last_name') return 'Names have 1 to 50 characters';
  if (DATES.has(key)) return 'A date that there is';
  if (countryKeys.has(key)) return 'A country by its name, such as Chile';
  if (key === 'contact_email') return 'An email address, such as ada@example.com';
  return LONG.has(key) ? 'Up to 1,000 characters' : 'Too long, or of several lines';
}
