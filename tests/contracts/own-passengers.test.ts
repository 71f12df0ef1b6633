import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maskedInFull } from '#bookings';
import type { Actor } from '#kernel';
import { testActors } from '#kernel/testing';
import { createPageDoor } from '#pages';
import { builtPages } from './built-pages.ts';
import { type Offer, reservingSite } from './reserving.ts';
import { type Browser, signingIn } from './signing-in.ts';

const TOLD = {
  dob: '1985-12-10',
  passport_number: 'CANARY-PASS-77',
  passport_country: 'GB',
  passport_expires_on: '2031-05-04',
  medical: 'CANARY-KNEE',
};

/** What is masked everywhere: its member sees it once they have signed in a moment ago. */
describe('who travels, in full, for the member whose booking it is', () => {
  const { site, offers, setPlaces, traveler } = reservingSite();
  const { pool } = site.door;
  let signing: ReturnType<typeof signingIn>;
  let offer: Offer;
  let people = 0;

  beforeAll(async () => {
    const pages = createPageDoor((await builtPages()).render, null, site.ctx.clock);
    signing = signingIn(site, { pages });
    [offer] = (await offers(1)) as [Offer];
    await setPlaces(offer, 200);
  });
  beforeEach(() => pool.query('truncate rate_limits'));

  const rows = async (text: string, ...values: unknown[]) => (await pool.query(text, values)).rows;
  const member = async () => {
    const email = `passengers-${++people}@example.com`;
    const browser = signing.browser();
    await signing.signIn(browser, email);
    const [{ id }] = await rows('select id from users where email = $1', email);
    return { browser, userId: id as string };
  };
  /** A booking of a member, which a browser with its token may see as well. */
  const booked = async (told: object = TOLD) => {
    const guest = traveler();
    await guest.upToConfirmed(offer);
    await rows(
      `update bookings set terms = jsonb_set(terms::jsonb, '{reservationFields}', $2::jsonb) where id = $1`,
      guest.id(),
      JSON.stringify(Object.keys(TOLD)),
    );
    expect((await guest.payBy('approve')).status).toBe(200);
    const passengers = [{ position: 1, first_name: 'Ada', last_name: 'Lovelace', ...told }];
    expect((await guest.step('passenger_detail', { passengers })).status).toBe(200);
    const owner = await member();
    await rows('update bookings set user_id = $2 where id = $1', guest.id(), owner.userId);
    const order = (await guest.look()).data.attributes.order_number as string;
    return { guest, id: guest.id(), order, api: `/v1/me/bookings/${order}/passengers`, ...owner };
  };
  const looks = (id: string) =>
    rows('select actor, action, details from audit_entries where subject_id = $1 order by id', id);
  const minutesAgo = (userId: string, minutes: number) =>
    rows(
      'update sessions set created_at = $2 where user_id = $1',
      userId,
      new Date(site.ctx.clock().getTime() - minutes * 60_000),
    );
  const withToken = (browser: Browser, token: string | null) => {
    browser.cookies.set('reservation-00000000', token ?? '');
    return browser;
  };

  it('is told by REST, by position, and each look is noted', async () => {
    const { browser, id, order, api, userId } = await booked();
    const seen = await browser.ask(api);
    expect([seen.status, seen.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    const [ada, second] = seen.body.data;
    expect(ada).toMatchObject({
      type: 'passengers',
      attributes: { position: 1, room: 1, first_name: 'Ada', ...TOLD, insurance_company: null },
    });
    expect(second.attributes).toMatchObject({ position: 2, first_name: 'Ada2', passport_number: null });
    const noted = await looks(id);
    expect(noted).toEqual([{ actor: `member ${userId}`, action: 'booking.passengers', details: { order } }]);
    await browser.ask(api);
    expect(await looks(id)).toHaveLength(2);
  });

  it('is told with the room in which each sleeps now, also where that was chosen after they were named', async () => {
    const guest = traveler();
    await guest.upToConfirmed(offer, { travelers: 4 });
    const beds = [{ positions: [1, 4] }, { positions: [2, 3] }];
    const chosen = await guest.step('accommodation', { accommodation_level: offer.level, rooms: beds });
    expect(chosen.status).toBe(200);
    const { browser, userId } = await member();
    await rows('update bookings set user_id = $2 where id = $1', guest.id(), userId);
    const seen = await browser.ask(`/v1/me/bookings/${chosen.data.attributes.order_number}/passengers`);
    const where = seen.body.data.map(({ attributes }: { attributes: { position: number; room: number } }) => [
      attributes.position,
      attributes.room,
    ]);
    expect(where).toEqual([1, 2, 3, 4].map((position) => [position, position === 1 || position === 4 ? 1 : 2]));
  });

  it('is told to nobody else: not for its token, not to another member, not a quarter of an hour after signing in', async () => {
    const { browser, guest, id, api, userId } = await booked();
    const refusal = async (answer: ReturnType<Browser['ask']>) => {
      const { status, body } = await answer;
      expect(JSON.stringify(body)).not.toContain('CANARY');
      return [status, body.errors[0].code];
    };
    expect((await guest.ask('GET', api)).status).toBe(401);
    expect(await refusal(signing.browser().ask(api))).toEqual([401, 'unauthenticated']);
    const other = await member();
    expect(await refusal(other.browser.ask(api))).toEqual([404, 'not_found']);
    expect(await refusal(withToken(other.browser, guest.token()).ask(api))).toEqual([404, 'not_found']);
    await minutesAgo(userId, 16);
    expect(await refusal(browser.ask(api))).toEqual([401, 'fresh_sign_in_required']);
    await minutesAgo(userId, 14);
    expect((await browser.ask(api)).status).toBe(200);
    expect(await looks(id)).toHaveLength(1);

    // Pages ask without the table of policies before them.
    const { member: somebody, visitor } = testActors();
    const asked = (actor: Actor) => maskedInFull({ ...site.ctx, actor }, site.door, id);
    await expect(asked({ ...somebody, userId, fresh: false } as Actor)).rejects.toMatchObject({
      code: 'fresh_sign_in_required',
    });
    await expect(asked({ ...somebody, fresh: true } as Actor)).rejects.toMatchObject({ code: 'not_found' });
    await expect(asked(visitor)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await looks(id)).toHaveLength(1);
  });

  it('stands on its page for who asks for it, and in nothing that is read without asking', async () => {
    const { browser, guest, id, userId } = await booked();
    const path = `/booking/${id}`;
    const offered = (await browser.ask(path)).body as string;
    expect(offered).toContain(`href="${path}?full=yes#on-file"`);
    expect(offered).not.toContain('CANARY');
    expect((await browser.ask(`${path}.data`)).body).not.toContain('CANARY');
    expect(await looks(id)).toEqual([]);

    const { body, headers } = await browser.ask(`${path}?full=yes`);
    for (const words of ['On file, in full', 'CANARY-PASS-77', 'CANARY-KNEE', 'United Kingdom', 'Dec 10, 1985'])
      expect(body).toContain(words);
    expect(headers.get('Cache-Control')).toMatch(/no-store/);
    expect((await browser.ask(`${path}.data?full=yes`)).body).toContain('CANARY-PASS-77');
    expect(await looks(id)).toHaveLength(2);

    for (const who of [signing.browser(), (await member()).browser]) {
      const { body: masked, status } = await withToken(who, guest.token()).ask(`${path}?full=yes`);
      expect([status, /CANARY|on-file/.test(masked)]).toEqual([200, false]);
    }
    await minutesAgo(userId, 16);
    const late = (await browser.ask(`${path}?full=yes`)).body as string;
    expect(late).not.toContain('CANARY');
    expect(late).toContain(`/sign-in-mm?again=yes&amp;ref_url=${encodeURIComponent(`${path}?full=yes#on-file`)}`);
    expect(await looks(id)).toHaveLength(2);
  });

  it('isn’t offered where nothing is masked', async () => {
    const { browser, id } = await booked({});
    expect((await browser.ask(`/booking/${id}?full=yes`)).body).not.toContain('on-file');
    expect(await looks(id)).toEqual([]);
  });
});
