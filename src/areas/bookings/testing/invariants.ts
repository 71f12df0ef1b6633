import { sql } from 'kysely';
import type { Db } from '#kernel/db';
import { transitionBetween } from '#kernel/states';
import { bookingStates, depositStates, finalPaymentStates } from '../booking-states.ts';

type Step = { bookingId: string; field: string; event: string; beforeValue: string; afterValue: string };
type Now = { id: string; status: string; depositStatus: string; finalPaymentStatus: string };

/** What has to be true of all bookings, seats and payments at any moment (reliability.md, I1 to I5). */
const RULES: Readonly<Record<string, string>> = {
  'I1 more is held and sold than there are places':
    'select departure_id::text as what from departure_inventory where held + sold > capacity',
  'I1 what a departure says is held isn’t what its holds say': `
    select i.departure_id::text || ': ' || i.held || ', not ' || coalesce(h.seats, 0) as what
    from departure_inventory i left join (
      select departure_id, sum(seats)::integer as seats from seat_holds
      where state in ('active', 'capturing') group by departure_id) h on h.departure_id = i.departure_id
    where i.held <> coalesce(h.seats, 0)`,
  'I1 what a departure says is sold isn’t what its holds say': `
    select i.departure_id::text || ': ' || i.sold || ', not ' || coalesce(h.seats, 0) as what
    from departure_inventory i left join (
      select departure_id, sum(seats)::integer as seats from seat_holds
      where state = 'converted' group by departure_id) h on h.departure_id = i.departure_id
    where i.sold <> coalesce(h.seats, 0)`,
  'I2 two payments have one capture': `
    select processor_ref as what from payments where processor_ref is not null and method = 'paypal'
    group by processor_ref having count(*) > 1`,
  'I3 a booking that stands has no seats, or others than its party': `
    select b.order_number || ' ' || b.status as what from bookings b
    where b.lead_type = 'reservation' and b.status in ('confirmed', 'pending_operator', 'completed') and not exists (
      select from seat_holds h where h.booking_id = b.id and h.state = 'converted'
        and h.seats = b.travelers and h.departure_id = b.departure_id)`,
  'I3 a booking that doesn’t stand has seats': `
    select b.order_number || ' ' || b.status as what from bookings b join seat_holds h on h.booking_id = b.id
    where h.state = 'converted' and b.status not in ('confirmed', 'pending_operator', 'completed')`,
  'I4 lines don’t add up to the price': `
    select order_number as what from bookings
    where price_cents is not null and price_cents <> (
      select coalesce(sum((line ->> 'cents')::bigint), 0) from jsonb_array_elements(price_lines) line)`,
  'I4 what is paid on the spot isn’t the rest of the total': `
    select order_number as what from bookings
    where total_cents is not null and total_cents - price_cents <> (
      select coalesce(sum((line ->> 'cents')::bigint), 0) from jsonb_array_elements(local_lines) line)`,
  'I4 a booking stands for which too little is here': `
    select b.order_number || ': ' || m.here || ' of ' || b.due_now_cents as what
    from bookings b join (${here('', 'booking', "status <> 'failed' and cause_id <> id")}) m on m.subject_id = b.id
    where b.lead_type = 'reservation' and b.status in ('confirmed', 'pending_operator', 'completed')
      and m.here < b.due_now_cents`,
  'I4 more is here than a booking costs': `
    select b.order_number || ': ' || m.here || ' of ' || b.price_cents as what
    from bookings b join (${here()}) m on m.subject_id = b.id where m.here > b.price_cents`,
  'I4 more goes back than came': `
    select p.id::text as what from payments p join refunds r on r.payment_id = p.id where r.status <> 'failed'
    group by p.id, p.amount_cents having sum(r.amount_cents) > p.amount_cents`,
  'I4 a gift card holds other than its entries say': `
    select c.id::text || ': ' || c.balance_cents || ', not ' || coalesce(e.sum, 0) as what
    from gift_cards c left join (${ledger('true')}) e on e.gift_card_id = c.id
    where c.balance_cents <> coalesce(e.sum, 0)`,
  'I4 a gift card has paid more than it was worth': `
    select c.id::text as what from gift_cards c join (${ledger("kind in ('redeem', 'refund')")}) e on e.gift_card_id = c.id
    where -e.sum > c.initial_cents`,
  'I4 a reservation has set aside other than its gift card says': `
    select b.order_number || ' ' || b.status || ': ' || b.gift_card_cents || ' and ' || b.balance_card_cents || ', not '
      || coalesce(-e.sum, 0) as what
    from bookings b left join (
      select booking_id, sum(signed_cents)::bigint as sum from gift_card_entries
      where kind in ('reserve', 'release') group by booking_id) e on e.booking_id = b.id
    where coalesce(-e.sum, 0) <> case
      when b.status in ('draft', 'awaiting_payment') then b.gift_card_cents + b.balance_card_cents
      when b.status in ('confirmed', 'pending_operator', 'completed') then b.balance_card_cents else 0 end
      or b.balance_card_cents > 0 and b.status not in ('confirmed', 'pending_operator', 'completed')`,
  'I4 a gift card has paid a booking other than its payments say': `
    select b.order_number || ': ' || coalesce(-e.sum, 0) || ', not ' || coalesce(m.here, 0) as what
    from bookings b left join (
      select booking_id, sum(signed_cents)::bigint as sum from gift_card_entries
      where kind in ('redeem', 'refund') and booking_id is not null group by booking_id) e on e.booking_id = b.id
    left join (${here("and p.method = 'gift_card'")}) m on m.subject_id = b.id
    where coalesce(-e.sum, 0) <> coalesce(m.here, 0)`,
  'I4 a gift card has money that buys nothing and isn’t on its way back': `
    select c.id::text || ' ' || c.state || ': ' || m.here as what
    from gift_cards c join (${here('', 'gift_card')}) m on m.subject_id = c.id
    where m.here > case when c.state in ('pending_payment', 'void') then 0 else c.initial_cents end`,
  'I4 a booking has money that doesn’t stand and isn’t on its way back': `
    select b.order_number || ' ' || b.status || ': ' || m.here as what
    from bookings b join (${here('', 'booking', 'true')}) m on m.subject_id = b.id
    where m.here > 0 and b.status in ('draft', 'expired', 'declined')`,
};

/**
 * What is here of the money of each booking, or gift card: captured, less what goes back.
 * @param back which refunds count; one that failed leaves its money here, and is the team's; so is what went back without us
 */
function here(only = '', kind: 'booking' | 'gift_card' = 'booking', back = "status <> 'failed'"): string {
  return `
    select p.subject_id, sum(p.amount_cents - coalesce(r.back, 0))::bigint as here
    from payments p left join (
      select payment_id, sum(amount_cents) as back from refunds where ${back} group by payment_id
    ) r on r.payment_id = p.id
    where p.subject_kind = '${kind}' ${only} and p.status in ('captured', 'partially_refunded', 'refunded', 'disputed')
    group by p.subject_id`;
}

/** What the entries of each gift card come to. */
function ledger(which: string): string {
  return `select gift_card_id, sum(signed_cents)::bigint as sum from gift_card_entries where ${which} group by gift_card_id`;
}

const MACHINES = {
  status: { machine: bookingStates, first: 'draft', now: (row: Now) => row.status },
  deposit_status: { machine: depositStates, first: 'not_required', now: (row: Now) => row.depositStatus },
  final_payment_status: { machine: finalPaymentStates, first: 'not_due', now: (row: Now) => row.finalPaymentStatus },
} as const;

/**
 * Looks at every booking there is.
 * @returns what doesn’t hold, a sentence each; nothing when all does
 */
export async function brokenInvariants(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const [rule, text] of Object.entries(RULES)) {
    const { rows } = await sql.raw<{ what: string }>(`${text} limit 5`).execute(db);
    found.push(...rows.map(({ what }) => `${rule}: ${what}`));
  }
  const { rows: steps } = await sql<Step>`
    select booking_id, field, event, before_value, after_value from booking_events
    where field <> 'step' order by booking_id, created_at, id`.execute(db);
  const { rows: bookings } = await sql<Now>`
    select id, status, deposit_status, final_payment_status from bookings`.execute(db);
  return [...found, ...brokenWays(steps, bookings)];
}

/** I5: states are reached by the ways of their tables alone, one after the other. */
function brokenWays(steps: readonly Step[], bookings: readonly Now[]): string[] {
  const stands = new Map<string, string>();
  const found: string[] = [];
  for (const { bookingId, field, beforeValue, afterValue } of steps) {
    const { machine, first } = MACHINES[field as keyof typeof MACHINES];
    const at = stands.get(`${bookingId} ${field}`) ?? first;
    const isWay = transitionBetween<string, string>(machine, beforeValue, afterValue) !== null;
    if (at !== beforeValue || !isWay)
      found.push(`I5 ${field} of ${bookingId}: ${at}, then ${beforeValue} → ${afterValue}`);
    stands.set(`${bookingId} ${field}`, afterValue);
  }
  for (const booking of bookings) {
    for (const [field, { first, now }] of Object.entries(MACHINES)) {
      const told = stands.get(`${booking.id} ${field}`) ?? first;
      if (told !== now(booking)) found.push(`I5 ${field} of ${booking.id} is ${now(booking)}, told was ${told}`);
    }
  }
  return found.slice(0, 10);
}
