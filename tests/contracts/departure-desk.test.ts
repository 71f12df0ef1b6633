import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bookingAtDesk } from '#bookings';
import { cancelForTeam } from '#bookings/companies';
import { brokenInvariants, followDepartures } from '#bookings/testing';
import { type Context, silentLog } from '#kernel';
import { addDays, daysBetween, toCalendarDate } from '#kernel/shared';
import { testActors } from '#kernel/testing';
import { createPageDoor } from '#pages';
import { builtPages } from './built-pages.ts';
import { type Offer, reservingSite, textOf } from './reserving.ts';
import { type Browser, signingIn } from './signing-in.ts';

const LIST = '/operator/departures';
const REASON = 'The pass opens later.';
const MOVED = /Somebody has moved this date meanwhile/;

describe('a date that the desk decides about', () => {
  const { site, offers, setPlaces, traveler } = reservingSite();
  const { pool } = site.door;
  let one: Browser;
  let own: Offer[];
  beforeAll(async () => {
    const pages = createPageDoor((await builtPages()).render, null, site.ctx.clock);
    const { browser, signIn } = signingIn(site, { pages });
    one = browser();
    await signIn(one, 'decides@example.com');
    await pool.query(`insert into user_roles (user_id, role) select id, 'admin' from users`);
    await pool.query('update sessions set second_factor_at = $1', [site.ctx.clock()]);
    own = await offers(20);
  });
  afterEach(async () => {
    expect(await brokenInvariants(site.door.db)).toEqual([]);
  });

  const datesOf = async ({ departureId }: Offer) =>
    (
      await pool.query(
        'select start_date::text as start, end_date::text as end, availability from departures where id = $1',
        [departureId],
      )
    ).rows[0] as { start: string; end: string; availability: string };
  const shownOf = async ({ departureId }: Offer) =>
    /name="seen" value="([^"]*)"/.exec((await one.ask(`${LIST}/${departureId}?deed=cancel`)).body)?.[1] ?? '';
  const send = async ({ departureId }: Offer, form: Record<string, string>) =>
    (await one.ask(LIST, { form: { departure: departureId, reason: REASON, ...form } })).location ?? '';

  it('is neither moved nor canceled from a page that shows other dates than it has by now', async () => {
    const [offer] = own.splice(0, 1) as [Offer];
    const { start, end } = await datesOf(offer);
    const seen = await shownOf(offer);
    const by = (days: number) => ({ do: 'move', start_date: addDays(start, days), end_date: addDays(end, days), seen });
    expect(await send(offer, by(7))).toBe('/staff/bookings?done=departure-moved');
    // Pressed twice, it is done.
    expect(await send(offer, by(7))).toBe('/staff/bookings?done=departure-moved');
    for (const form of [by(14), { do: 'cancel', seen }]) {
      const to = await send(offer, form);
      expect(to).toBe(`${LIST}/${offer.departureId}?deed=${form.do}&error=changed_meanwhile`);
      const { body } = await one.ask(to);
      expect(textOf(body)).toMatch(MOVED);
      expect(body).toContain(REASON);
      expect(body).not.toContain(addDays(start, 14));
    }
    expect(await datesOf(offer)).toMatchObject({ start: addDays(start, 7), end: addDays(end, 7) });
    expect(await send(offer, { do: 'cancel', seen: await shownOf(offer) })).toBe(
      '/staff/bookings?done=departure-canceled',
    );
  });

  it('and postpones past its old days can still be canceled for who booked it: they run no trip any more', async () => {
    const [offer] = own.splice(0, 1) as [Offer];
    await setPlaces(offer, 8);
    const ada = traveler();
    await ada.upToConfirmed(offer, { type: 'full' });
    await ada.payBy('approve');
    const { start, end } = await datesOf(offer);
    const passed = daysBetween(toCalendarDate(site.ctx.clock()), start) + 1;
    const dates = { start_date: addDays(start, passed + 60), end_date: addDays(end, passed + 60) };
    expect(await send(offer, { do: 'move', ...dates })).toBe('/staff/bookings?done=departure-moved');
    await followDepartures(site.ctx, site.door, silentLog);
    const clock = () => new Date(site.ctx.clock().getTime() + passed * 86_400_000);
    const team: Context = { ...site.ctx, actor: testActors().staff, clock };
    const { rows } = await pool.query('select order_number from bookings where id = $1', [ada.id()]);
    const orderNumber = rows[0].order_number;
    const { why, cancellations, paidCents } = await bookingAtDesk(team, orderNumber);
    expect([why, cancellations]).toEqual([null, [{ how: 'in_full', backCents: paidCents, keptCents: 0 }]]);
    const by = { orderNumber, how: 'in_full', seenCents: paidCents, reason: REASON } as const;
    expect(await cancelForTeam(team, site.door, by)).toMatchObject({ status: 'cancelled' });
  });
});
