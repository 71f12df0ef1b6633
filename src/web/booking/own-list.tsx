import { formatDate } from '#kernel/shared';
import { AccountFrame } from '../account/account-frame.tsx';
import { plural } from '../catalogue/trip-words.ts';
import { datesWords } from '../reserve/words.ts';
import { signInHref } from '../shell/sign-in-href.ts';
import { Art } from '../ui/art.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import styles from './booking.module.css';
import { people, STATUS, sumOf } from './booking-words.ts';
import type { myBookingsLoader, ShownOwn, ShownOwnList } from './my-bookings.loader.ts';
import myBookingsStyles from './my-bookings.module.css';
import { BEGUN, KINDS, type OwnPage, stateName } from './own-lists.ts';

type Loaded = Awaited<ReturnType<typeof myBookingsLoader>>['data'];

/** What somebody has booked, or begun: narrowed by a plain form. */
export function OwnBookings({ of, me, own }: Loaded & { of: OwnPage }) {
  if (!me) return <ForVisitors of={of} own={own} />;
  return (
    <AccountFrame here={of.path} {...me.rail}>
      <h1>{of.title}</h1>
      {own.count === 0 ? <None of={of} own={own} /> : <Narrowed of={of} own={own} />}
    </AccountFrame>
  );
}

type Props = { of: OwnPage; own: ShownOwnList };

function None({ of, own }: Props) {
  return (
    <div className={myBookingsStyles.none}>
      {of === BEGUN ? (
        <p>Nothing is waiting: no reservation that you began, and no request that a company hasn’t answered.</p>
      ) : (
        <p>
          You haven’t booked a trip yet. Once you have, it stands here with all that is to do for it. What you booked
          without an account joins when you sign in by a mailed link or Google, not by a password.
        </p>
      )}
      <LinkButton kind="go" href="/all-trips">
        Find a trip
      </LinkButton>
      <Elsewhere of={of} own={own} />
    </div>
  );
}

function Elsewhere({ of: { other }, own: { elsewhere } }: Props) {
  if (elsewhere === 0) return null;
  return (
    <p className={myBookingsStyles.elsewhere}>
      <a href={other.path}>
        {other.words}: {elsewhere}
      </a>
    </p>
  );
}

function Narrowed({ of, own }: Props) {
  return (
    <>
      <Elsewhere of={of} own={own} />
      <Filter of={of} own={own} />
      <Lists of={of} bookings={own.bookings} />
    </>
  );
}

function Filter({ of, own }: Props) {
  const { filter, count, bookings, leadTypes, statuses } = own;
  const { leadType, status, orderNumber } = filter;
  const isNarrowed = leadType !== null || status !== null || orderNumber !== null;
  return (
    <>
      <form action={of.path} className={myBookingsStyles.filter} aria-label="Which ones">
        <Select label="Kind" name="kind" defaultValue={leadType ?? ''}>
          <option value="">All</option>
          {withChosen(leadTypes, leadType).map((one) => (
            <option key={one.value} value={one.value}>
              {KINDS[one.value]} ({one.count})
            </option>
          ))}
        </Select>
        <Select label="State" name="state" defaultValue={status ?? ''}>
          <option value="">All</option>
          {withChosen(statuses, status).map((one) => (
            <option key={one.value} value={one.value}>
              {stateName(one.value, of)} ({one.count})
            </option>
          ))}
        </Select>
        <TextInput
          label="Order number"
          name="order"
          defaultValue={orderNumber ?? ''}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" kind="ink">
          Show
        </Button>
      </form>
      {isNarrowed && (
        <p role="status" className={styles.note}>
          {bookings.length > 0 ? `${bookings.length} of ${plural(count, 'trip')}. ` : noneWords(of, own)}
          <a href={of.path}>Show all {count}</a>
        </p>
      )}
    </>
  );
}

/** What was chosen stays to be seen, also where nothing is left of it. */
function withChosen<Value>(counted: readonly { value: Value; count: number }[], chosen: Value | null) {
  if (chosen === null || counted.some(({ value }) => value === chosen)) return counted;
  return [...counted, { value: chosen, count: 0 }];
}

function noneWords(of: OwnPage, { filter: { orderNumber, status, leadType } }: ShownOwnList): string {
  if (orderNumber !== null) return `None of these has the number ${orderNumber.toUpperCase()}. `;
  if (status !== null && leadType === null) return `None of these is “${stateName(status, of)}”. `;
  return 'None of these is of that kind and state. ';
}

function Lists({ of, bookings }: { of: OwnPage; bookings: readonly ShownOwn[] }) {
  return of.parts.map(({ part, title }) => {
    const own = bookings.filter((booking) => booking.part === part);
    if (own.length === 0) return null;
    return (
      <section key={part} className={myBookingsStyles.list}>
        <h2>{title}</h2>
        <ul>
          {own.map((booking) => (
            <Own key={booking.id} booking={booking} />
          ))}
        </ul>
      </section>
    );
  });
}

function Own({ booking }: { booking: ShownOwn }) {
  const {
    id,
    orderNumber,
    status,
    tripName,
    operatorName,
    startDate,
    endDate,
    travelers,
    toPay,
    takenBackCents,
    part,
    art,
  } = booking;
  const { words, ...look } = STATUS[part === 'unfinished' ? 'draft' : status];
  const href = part === 'unfinished' ? `/reserve?reservation=${id}` : `/booking/${id}`;
  return (
    <li>
      <Art art={art} alt="" sizes="104px" loading="lazy" />
      <div>
        <Badge {...look}>{words}</Badge>
        <h3>
          <a href={href}>{tripName}</a>
        </h3>
        <p>
          {startDate && endDate && `${datesWords({ startDate, endDate })}, `}
          {people(travelers)}, with {operatorName}
        </p>
        <p className={styles.note}>
          {part === 'unfinished' ? 'Nothing was charged. ' : ''}Order {orderNumber}
          {toPay && `. Still to pay: ${sumOf(booking, toPay.cents)}${toPay.on ? ` by ${formatDate(toPay.on)}` : ''}`}
          {takenBackCents > 0 &&
            `. PayPal gave ${sumOf(booking, takenBackCents)} back: unless that was agreed with us, we write to you`}
        </p>
      </div>
      {part === 'unfinished' && (
        <LinkButton href={href} aria-label={`Go on with ${tripName}`}>
          Go on
        </LinkButton>
      )}
    </li>
  );
}

function ForVisitors({ of, own }: Props) {
  const has = own.count > 0;
  return (
    <div className={`wrap ${myBookingsStyles.visitor}`}>
      <header>
        <h1>{of.title}</h1>
        <p>
          {has
            ? 'What was booked or begun in this browser without an account. Members find theirs in every browser.'
            : 'Trips that you book as a member stand here. What you booked without an account joins them once you sign in by a link to the address that you gave.'}
        </p>
        <LinkButton kind={has ? 'line' : 'go'} href={signInHref(of.path)}>
          Sign in or join
        </LinkButton>
      </header>
      {has ? <Narrowed of={of} own={own} /> : <Elsewhere of={of} own={own} />}
    </div>
  );
}
