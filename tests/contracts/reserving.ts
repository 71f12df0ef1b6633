import { buyersAt, followDepartures, leavePlaces, type Offer, offersOf } from '#bookings/testing';
import { readConfig, silentLog } from '#kernel';
import { reachPaypal } from '#payments/testing';
import { paypal } from '../../src/server/testing.ts';
import { type Site, seededSite } from './testing.ts';

export type { Offer } from '#bookings/testing';

// biome-ignore lint/suspicious/noExplicitAny: tests reach into answers whose shape is what they check.
type Any = any;

/** The site over a demo catalogue, with PayPal’s place beside it; call at the top of a describe. */
export function reservingSite() {
  const config = readConfig({
    SOJOURN_ENV: 'demo',
    BASE_URL: 'http://localhost',
    TEAM_EMAIL: 'team@sojourn.example',
    TRUSTED_PROXIES: '1',
  });
  const site = seededSite({ config });
  reachPaypal([site.door.db, site.ctx.db], paypal.paypal);
  const { simulator } = paypal;

  const offers = (count: number) => offersOf(site.door.pool, count);
  const setPlaces = (offer: Offer, places: number) => leavePlaces(site.door.pool, offer, places);

  const traveler = buyersAt({ ask: site.ask, approve: (order, card) => simulator.approve(order, card) });

  return { site, offers, setPlaces, simulator, traveler };
}

type Guest = { token(): string | null };
type Form = Record<string, string>;

/** Asks pages, and sends their forms, as the browser of a guest does, by the cookie of their reservation. */
export const guestAt =
  (app: () => { request(url: string, init: RequestInit): Response | Promise<Response> }) =>
  async (guest: Guest | null, path: string, form?: Form) => {
    const answer = await app().request(`http://localhost${path}`, {
      method: form ? 'POST' : 'GET',
      headers: {
        ...(guest && { Cookie: `reservation-00000000=${guest.token()}` }),
        ...(form && { Origin: 'http://localhost', 'Content-Type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { body: new URLSearchParams(form) }),
    });
    const { status, headers } = answer;
    return { status, html: await answer.text(), to: headers.get('Location') ?? '', headers };
  };

/** What is read of a page. */
export const textOf = (html: string): string =>
  html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** What the page that begins a reservation sends for two. */
export const beginForm = ({ trip, departureId, level }: Offer, email: string) => ({
  do: 'begin',
  key: crypto.randomUUID(),
  trip,
  departure: departureId,
  tier: String(level),
  travelers: '2',
  email,
  first_name: 'Ada',
  last_name: 'Lovelace',
});

type Nine = [string, string, string, string, string, string, string, string, string];

type AskAs = (path: string, init: { method?: string; body?: object }) => Promise<{ status: number; body: Any }>;

/** Reservations of a member, at each stage: for tests that go through every call. */
export async function keptBookings(site: Site, ask: AskAs) {
  reachPaypal([site.door.db], paypal.paypal);
  const some = await offersOf(site.door.pool, 500);
  const datesOf = (trip: string) => some.filter((one) => one.trip === trip).length;
  const [offer] = some.toSorted((one, other) => datesOf(other.trip) - datesOf(one.trip));
  if (!offer) throw new Error('Nothing can be paid here.');
  const asked = await site.door.pool.query(
    `select t.slug as trip, d.id as departure, tier.tier as level from trips t join departures d on d.trip_id = t.id
     join trip_price_tiers tier on tier.trip_id = t.id
     where not t.is_merchant_model and t.status = 'published' and t.superseded_by is null and d.availability = 'open'
       and (array[d.price1_cents, d.price2_cents, d.price3_cents, d.price4_cents, d.price5_cents])[tier.tier] > 0
       and d.start_date > '2027-03-01' order by t.id, d.id, tier.tier limit 1`,
  );
  const person = { email: 'emmy@example.com', first_name: 'Emmy', last_name: 'Noether', number_of_travelers: 1 };
  const begin = async (departure: string) => {
    const { body } = await ask(`/v1/trips/${offer.trip}/reserve`, { body: person });
    const path = `/v1/trips/${offer.trip}/reserve/${body.data.id}`;
    const step = (name: string, fields: object) => ask(`${path}${name}`, { method: 'PATCH', body: fields });
    await step('/update_trip_availability', { departure_id: departure, number_of_travelers: 1 });
    await step('/update_accommodation', { accommodation_level: offer.level });
    return { id: body.data.id as string, order: body.data.attributes.order_number as string, path, step };
  };
  const confirmed = async (departure: string) => {
    const one = await begin(departure);
    await one.step('/update_payment_type', { payment_type: 'full' });
    await one.step('/update_passenger_detail', {
      passengers: [{ position: 1, first_name: 'Emmy', last_name: 'Noether' }],
    });
    const { body } = await one.step('', { confirm: true, terms_accepted: true, price_cents_seen: 0 });
    const { total_cents } = body.errors[0].meta;
    await one.step('', { confirm: true, terms_accepted: true, price_cents_seen: total_cents });
    return one;
  };
  const dates = [...new Set(some.filter(({ trip }) => trip === offer.trip).map(({ departureId }) => departureId))];
  if (dates.length < 9) throw new Error('The trip has too few dates that can be paid.');
  const [draft, toPay, toKeep, toCancel, away, toMove, toRefuse, cancel, move] = dates as Nine;
  const pay = async (date: string) => {
    const one = await confirmed(date);
    const call = { body: { reservation_id: one.id, action: 'create' } };
    const { body } = await ask('/v1/paypal/booking-details', call);
    paypal.simulator.approve(body.data.attributes.paypal_order_id, 'approve');
    await ask('/v1/paypal/booking-details', { body: { reservation_id: one.id, action: 'capture' } });
    return one;
  };
  const begun = await begin(draft);
  const waiting = await confirmed(toPay);
  await ask('/v1/paypal/booking-details', { body: { reservation_id: waiting.id, action: 'create' } });
  const booked = await pay(toKeep);
  const cancelling = await pay(toCancel);
  const unreachable = await confirmed(away);
  const [moved, refused] = [await pay(toMove), await pay(toRefuse)];
  await site.door.pool.query(
    `with later as (
       update departures set start_date = start_date + 7, end_date = end_date + 7 where id = any($1) returning id)
     select publish_events('departure.changed', array(select id from later))`,
    [[toMove, toRefuse]],
  );
  await followDepartures(site.ctx, site.door, silentLog);
  const changeOf = async ({ id }: { id: string }): Promise<string> =>
    (await site.door.pool.query('select id from booking_changes where booking_id = $1', [id])).rows[0].id;
  const request = async (): Promise<string> => {
    const { trip, departure, level } = asked.rows[0];
    const wish = { departure_id: departure, accommodation_level: level, terms_accepted: true };
    const { body } = await ask(`/v1/trips/${trip}/bookings`, { body: { ...person, ...wish } });
    return body.data.attributes.order_number;
  };
  const quoted = await ask('/v1/me/booking_cancel_quote', { body: { order_number: cancelling.order } });
  return {
    changes: { accept: await changeOf(moved), refuse: await changeOf(refused) },
    requests: { accept: await request(), decline: await request() },
    /** Dates that nobody has booked. */
    free: { cancel, move } as Record<string, string>,
    toCancel: cancelling,
    quote: quoted.body.data.id as string,
    trip: offer.trip,
    level: offer.level,
    departure: draft,
    person,
    asked: asked.rows[0] as { trip: string; departure: string; level: number },
    begun,
    waiting,
    booked,
    unreachable,
  };
}
