import { beforeEach, describe, expect, it } from 'vitest';
import { offerToReserve } from '#bookings';
import { newId } from '#kernel';
import { addDays } from '#kernel/shared';
import { beginForm, type Offer, reservingSite } from './reserving.ts';

/** The forms by which pages reserve, as a browser without scripts sends them. */
describe('the form that begins a reservation', () => {
  const { site, offers, setPlaces, traveler } = reservingSite();
  const { pool } = site.door;
  beforeEach(() => pool.query('truncate rate_limits'));

  const send = async (form: Record<string, string>, headers: Record<string, string> = {}) => {
    const answer = await site.ask('/reserve', {
      method: 'POST',
      headers: { Origin: 'http://localhost', 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(form).toString(),
    });
    const to = new URL(answer.headers.get('Location') ?? '', 'http://localhost');
    return { status: answer.status, said: to.searchParams, cookie: answer.headers.get('Set-Cookie') };
  };
  const madeBy = async (ids: (string | null)[]) =>
    (
      await pool.query(
        `select count(distinct b.id)::int as bookings, count(h.id)::int as holds, coalesce(sum(h.seats), 0)::int as seats
         from bookings b left join seat_holds h on h.booking_id = b.id and h.state = 'active' where b.id = any($1)`,
        [ids],
      )
    ).rows[0];
  const countBookings = async () => (await pool.query('select count(*)::int as count from bookings')).rows[0].count;

  it('pressed five times at once is one reservation, which all of them lead to', async () => {
    const [offer] = (await offers(1)) as [Offer];
    const form = beginForm(offer, 'twice@example.com');
    const before = await countBookings();
    const all = await Promise.all(Array.from({ length: 5 }, () => send(form)));
    expect(all.map(({ status, said }) => [status, said.get('step'), said.get('error')])).toEqual(
      all.map(() => [303, 'payment', null]),
    );
    const ids = [...new Set(all.map(({ said }) => said.get('reservation')))];
    expect(ids).toHaveLength(1);
    expect(new Set(all.map(({ cookie }) => cookie)).size).toBe(1);
    expect(await madeBy(ids)).toEqual({ bookings: 1, holds: 1, seats: 2 });
    expect(await countBookings()).toBe(before + 1);
    // Of another page it is another one.
    const other = await send({ ...form, key: crypto.randomUUID(), email: 'again@example.com' });
    expect(ids).not.toContain(other.said.get('reservation'));
  });

  it('sent anew for one more by the same browser goes on with the reservation that holds places of that date', async () => {
    const [, , offer] = (await offers(3)) as [Offer, Offer, Offer];
    await setPlaces(offer, 8);
    const form = beginForm(offer, 'one-more@example.com');
    const { said, cookie } = await send({ ...form, comment: 'We bring a tent.' });
    const id = said.get('reservation') ?? '';
    const before = await countBookings();
    const { trip, departureId, level } = offer;
    const { plan } = await offerToReserve(site.ctx, { trip, departureId, level, travelers: 3, sharesRoom: false });
    const anew = { ...form, travelers: '3', seen: `${plan?.totalCents}`, first_name: 'Augusta' };
    // Whoever else has that address holds none a second time.
    const stranger = (await send({ ...anew, key: crypto.randomUUID() })).said;
    expect([stranger.get('step'), stranger.get('error')]).toEqual(['dates', 'hold_limit']);
    const [, value = ''] = /=([^;]+)/.exec(cookie ?? '') ?? [];
    const own = { Cookie: `reservation-00000000=${value}` };
    for (const key of [crypto.randomUUID(), crypto.randomUUID()]) {
      const again = await send({ ...anew, key }, own);
      expect([again.said.get('step'), again.said.get('error')]).toEqual(['payment', null]);
      expect(again.said.get('reservation')).toBe(id);
      expect(again.cookie ?? '').not.toContain('reservation-');
    }
    expect(await madeBy([id])).toEqual({ bookings: 1, holds: 1, seats: 3 });
    expect(await countBookings()).toBe(before + 1);
    const { rows } = await pool.query('select contact, total_cents::int as cents from bookings where id = $1', [id]);
    const place = { table: 'bookings', column: 'contact', id };
    expect(JSON.parse(site.door.keyring.decrypt(rows[0].contact, place))).toMatchObject({
      firstName: 'Augusta',
      comment: 'We bring a tent.',
    });
    expect(rows[0].cents).toBe(plan?.totalCents);
    // For another address it is another reservation.
    const other = await send({ ...anew, key: crypto.randomUUID(), email: 'somebody-else@example.com' }, own);
    expect([id]).not.toContain(other.said.get('reservation'));
  });

  it('holds nothing at another price than the one that was shown, and keeps what was typed', async () => {
    const [, offer] = (await offers(2)) as [Offer, Offer];
    const { said, cookie } = await send({ ...beginForm(offer, 'dearer@example.com'), seen: '100' });
    expect([said.get('step'), said.get('error'), said.get('seen')]).toEqual(['dates', 'price_changed', '100']);
    const id = said.get('reservation');
    expect(await madeBy([id])).toEqual({ bookings: 1, holds: 0, seats: 0 });
    const [, value = ''] = /=([^;]+)/.exec(cookie ?? '') ?? [];
    const step = {
      do: 'hold',
      reservation: id ?? '',
      departure: offer.departureId,
      tier: `${offer.level}`,
      travelers: '2',
    };
    expect((await send(step, { Cookie: `reservation-00000000=${value}` })).said.get('step')).toBe('payment');
    expect(await madeBy([id])).toEqual({ bookings: 1, holds: 1, seats: 2 });
  });

  it('asks for nothing at another price, or for another day, than was shown, and for a shared room where one was', async () => {
    const all = await Promise.all(
      (await offers(60)).map(({ trip, departureId, level }) =>
        offerToReserve(site.ctx, { trip, departureId, level, travelers: 3, sharesRoom: true }),
      ),
    );
    const page = all.find(({ party, aloneCents }) => party.sharesRoom && aloneCents);
    if (!page?.date || !page.plan) throw new Error('No trip that is paid here has rooms that are shared.');
    const { trip, date, plan, party } = page;
    await pool.query(`update departures set availability = 'on_request' where id = $1`, [date.id]);
    const form = (more: object) => ({
      ...beginForm({ trip: trip.slug, departureId: date.id, level: party.level } as Offer, 'asks@example.com'),
      ...{ do: 'request', travelers: '3', share: 'yes', seen: `${plan.totalCents}`, starts: date.startDate, ...more },
    });
    const before = await countBookings();
    for (const [more, code] of [
      [{ seen: '100' }, 'price_changed'],
      [{ share: '' }, 'price_changed'],
      [{ starts: addDays(date.startDate, 9) }, 'changed_meanwhile'],
    ] as const) {
      const { said } = await send(form(more));
      expect([more, said.get('error')]).toEqual([more, code]);
    }
    expect(await countBookings()).toBe(before);
    expect((await send(form({}))).said.get('placed')).toBe('yes');
    const { rows } = await pool.query(
      `select status, shares_room, total_cents::int as cents from bookings where departure_id = $1 and status = 'requested'`,
      [date.id],
    );
    expect(rows).toEqual([{ status: 'requested', shares_room: true, cents: plan.totalCents }]);
  });

  it('keeps where somebody lives, changes it, and refuses what is no country', async () => {
    const [offer] = (await offers(1)) as [Offer];
    const { keyring } = site.door;
    const countryOf = async (id: string | null) => {
      const { rows } = await pool.query('select contact from bookings where id = $1', [id]);
      const place = { table: 'bookings', column: 'contact', id: id ?? '' };
      return JSON.parse(keyring.decrypt(rows[0].contact, place)).countryCode;
    };
    const form = beginForm(offer, 'lives-somewhere@example.com');
    for (const country of ['ZZ', 'gb', 'Chile', '__proto__']) {
      const { said } = await send({ ...form, key: crypto.randomUUID(), country });
      expect([country, said.get('error'), said.get('field')]).toEqual([country, 'invalid', 'country']);
      expect(said.get('reservation')).toBeNull();
    }
    const { said, cookie } = await send({ ...form, country: 'CL' });
    const id = said.get('reservation') ?? '';
    expect(await countryOf(id)).toBe('CL');
    const [, value = ''] = /=([^;]+)/.exec(cookie ?? '') ?? [];
    const own = { Cookie: `reservation-00000000=${value}` };
    const change = { do: 'contact', reservation: id, first_name: 'Ada', last_name: 'Lovelace' };
    expect((await send({ ...change, country: 'XX' }, own)).said.get('field')).toBe('country');
    await send({ ...change, country: 'GB' }, own);
    expect(await countryOf(id)).toBe('GB');
    await send({ ...change, country: '' }, own);
    expect(await countryOf(id)).toBeNull();
  });

  it('takes a comment as long as its area does, in lines, and says of a longer one what is wrong', async () => {
    const [, , offer] = (await offers(3)) as [Offer, Offer, Offer];
    const form = beginForm(offer, 'writes-lines@example.com');
    // Browsers count a break as one character, and send two.
    const comment = (letters: number) => `${'a'.repeat(letters)}${'\r\n'.repeat(15)}b`;
    const long = await send({ ...form, key: crypto.randomUUID(), comment: comment(1_985) });
    expect([long.said.get('error'), long.said.get('field')]).toEqual(['invalid', 'comment']);
    const { said } = await send({ ...form, comment: comment(1_984) });
    expect([said.get('step'), said.get('error')]).toEqual(['payment', null]);
    const id = said.get('reservation') ?? '';
    const { rows } = await pool.query('select contact from bookings where id = $1', [id]);
    const kept = JSON.parse(site.door.keyring.decrypt(rows[0].contact, { table: 'bookings', column: 'contact', id }));
    expect(kept.comment).toBe(comment(1_984).replaceAll('\r\n', '\n'));
  });

  it('is confirmed by nobody whose window is older than what another one changed', async () => {
    const [offer] = (await offers(1)) as [Offer];
    const ada = traveler();
    await ada.begin(offer);
    await ada.hold(offer);
    await ada.step('accommodation', { accommodation_level: offer.level });
    await ada.step('payment_type', { payment_type: 'deposit' });
    const { version, quote } = (await ada.named(2)).data.attributes;
    await ada.step('', { first_name: 'Augusta' });
    const confirm = { confirm: true, terms_accepted: true, quote };
    const late = await ada.step('', { ...confirm, version });
    expect([late.status, late.errors[0]?.code]).toEqual([409, 'version_changed']);
    const form = { do: 'pay', reservation: ada.id(), version: `${version}`, terms: 'yes', quote };
    const { said } = await send(form, { Cookie: `reservation-00000000=${ada.token()}` });
    expect([said.get('step'), said.get('error')]).toEqual(['confirm', 'version_changed']);
    const now = (await ada.look()).data.attributes;
    expect(now.booking_status).toBe('draft');
    const confirmed = await ada.step('', { ...confirm, version: now.version });
    expect([confirmed.status, confirmed.data.attributes.booking_status]).toEqual([200, 'awaiting_payment']);
  });

  it('changes nothing of what isn’t one’s own', async () => {
    const [offer] = (await offers(1)) as [Offer];
    const begun = await send(beginForm(offer, 'mine@example.com'));
    const reservation = begun.said.get('reservation') ?? '';
    for (const id of [reservation, newId(), 'none']) {
      const { said } = await send({ do: 'payment', reservation: id, payment_type: 'full' });
      expect(said.get('error')).toBe('not_found');
    }
    const { rows } = await pool.query('select payment_type from bookings where id = $1', [reservation]);
    expect(rows).toEqual([{ payment_type: null }]);
  });
});
