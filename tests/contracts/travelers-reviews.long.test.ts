import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { system } from '#kernel';
import { decideReview, reviewsOf } from '#reviews';
import { inviteReviews } from '#reviews/upkeep';
import { type Offer, reservingSite } from './reserving.ts';
import { REVIEW } from './reviews.ts';
import { signingIn } from './signing-in.ts';

const DAY_MS = 86_400_000;

describe('who has traveled', () => {
  const { site, offers, traveler } = reservingSite();
  const { pool } = site.door;
  const { browser, lettersTo, mailTo, signIn, tokenTo } = signingIn(site);
  let some: Offer[];
  const company = { id: '', slug: '', trip: '' };
  let people = 0;

  beforeAll(async () => {
    some = await offers(200);
    const { rows } = await pool.query(
      `select o.id, o.slug, t.slug as trip from trips t join operators o on o.id = t.operator_id where t.slug = $1`,
      [some[0]?.trip],
    );
    Object.assign(company, rows[0]);
    some = some.filter(({ trip }) => trip === company.trip);
  });
  beforeEach(() => pool.query('truncate rate_limits'));

  const dayAgo = (days: number) => new Date(site.ctx.clock().getTime() - days * DAY_MS).toISOString().slice(0, 10);
  const someone = () => `traveled-${++people}@example.com`;
  /** Books and pays, and is back since so many days; negative: is still to go. */
  const booked = async (email: string, daysAgo = 5): Promise<string> => {
    const one = traveler({ email });
    const offer = some[people % some.length] as Offer;
    await one.upToConfirmed(offer, { travelers: 1, type: 'full' });
    expect((await one.payBy('approve')).status).toBe(200);
    if (daysAgo >= 0) {
      await pool.query(
        `update bookings set status = 'completed', start_date = $2::date - 7, end_date = $2 where id = $1`,
        [one.id(), dayAgo(daysAgo)],
      );
    }
    return one.id();
  };
  /** Writes as a visitor, confirms the address, and is published. */
  const published = async (email: string, more: object = {}): Promise<string> => {
    const review = { ...REVIEW, email, operator_slug: company.slug, trip_slug: company.trip, ...more };
    const { body } = await browser().ask('/v1/write_review', { body: { review } });
    await browser().ask('/v1/review_confirmations', { body: { token: await tokenTo(email, 'review_confirm') } });
    await decideReview(site.ctx, site.door, { id: body.data.id, decision: { publish: true }, by: 'a test' });
    return body.data.id;
  };
  const badgeOf = async (id: string) => {
    const { rows } = await pool.query('select review_badge, booking_id from reviews where id = $1', [id]);
    return [rows[0].review_badge, rows[0].booking_id];
  };

  it('is a verified traveler in what they write once they are back, for each journey once', async () => {
    const email = someone();
    const booking = await booked(email);
    const first = await published(email, { traveled_on: dayAgo(20) });
    expect(await badgeOf(first)).toEqual(['verified_traveler', booking]);
    const { reviews } = await reviewsOf(
      site.ctx,
      { operatorId: company.id },
      { page: 1, limit: 5, orderBy: 'review_newest' },
    );
    expect(reviews.find(({ id }) => id === first)?.badge).toBe('verified_traveler');
    expect(await badgeOf(await published(email, { traveled_on: dayAgo(30) }))).toEqual(['none', null]);
    const next = await booked(email);
    expect(await badgeOf(await published(email, { traveled_on: dayAgo(40), trip_slug: null }))).toEqual([
      'verified_traveler',
      next,
    ]);
  });

  it('is once more in another review, when the first went', async () => {
    const email = someone();
    const booking = await booked(email);
    const first = await published(email, { traveled_on: dayAgo(20) });
    await decideReview(site.ctx, site.door, { id: first, decision: { publish: false, reason: 'spam' }, by: 'a test' });
    expect(await badgeOf(first)).toEqual(['none', null]);
    const second = await published(email, { traveled_on: dayAgo(19) });
    expect(await badgeOf(second)).toEqual(['verified_traveler', booking]);
  });

  it('is who has the account, not who has the address that it had before', async () => {
    const [email, own] = [someone(), browser()];
    await signIn(own, email);
    const booking = await booked(email);
    await signIn(own, email);
    const { id } = (await own.ask('/v1/me')).body.data;
    await pool.query('update bookings set user_id = $2 where id = $1', [booking, id]);
    await pool.query('update users set email = $2 where id = $1', [id, `moved-${email}`]);
    expect(await badgeOf(await published(email))).toEqual(['none', null]);
    await pool.query('update users set email = $2 where id = $1', [id, email]);
    expect(await badgeOf(await published(email, { traveled_on: dayAgo(12) }))).toEqual(['verified_traveler', booking]);
  });

  it('is none who hasn’t gone yet, was canceled, went with another company, or has another address', async () => {
    const soon = someone();
    await booked(soon, -1);
    expect(await badgeOf(await published(soon))).toEqual(['none', null]);
    const canceled = someone();
    await pool.query(
      `update bookings set status = 'cancelled', cancelled_at = now(), cancelled_by = 'traveler' where id = $1`,
      [await booked(canceled)],
    );
    expect(await badgeOf(await published(canceled))).toEqual(['none', null]);
    const { rows } = await pool.query(
      `select o.slug from operators o where o.id <> $1 and exists (
         select from trips t where t.operator_id = o.id and t.status = 'published') order by o.id limit 1`,
      [company.id],
    );
    const elsewhere = someone();
    await booked(elsewhere);
    const other = { operator_slug: rows[0].slug, trip_slug: null };
    expect(await badgeOf(await published(elsewhere, other))).toEqual(['none', null]);
    await booked(someone());
    expect(await badgeOf(await published(someone()))).toEqual(['none', null]);
  });

  describe('is asked how it was', () => {
    const invite = () => inviteReviews({ ...site.ctx, actor: system }, site.door);
    const asked = async (email: string) =>
      (await mailTo(email)).filter(({ name }) => name === 'review_invitation').map(({ path }) => path);

    it('by one mail for each journey, three days after it and not later than a fortnight', async () => {
      const [yesterday, lately, longAgo] = [someone(), someone(), someone()];
      await booked(yesterday, 1);
      await booked(lately, 6);
      await booked(longAgo, 20);
      for (let i = 0; i < 2; i++) await invite();
      expect(await asked(lately)).toEqual([`/write-a-review?operator=${company.slug}&trip=${company.trip}`]);
      expect([await asked(yesterday), await asked(longAgo)]).toEqual([[], []]);
      await booked(lately, 5);
      await invite();
      expect(await asked(lately)).toHaveLength(2);
    });

    it('by the partner through whose site it was booked', async () => {
      const [here, there] = [someone(), someone()];
      await booked(here, 6);
      const { rows } = await pool.query(
        `insert into partners (id, slug, name, base_url)
         values (gen_random_uuid(), 'visit-back', 'Visit Back', 'https://trips.visit-back.example') returning id`,
      );
      await pool.query('update bookings set partner_id = $2, at_partner_host = true where id = $1', [
        await booked(there, 6),
        rows[0].id,
      ]);
      await invite();
      const whose = async (email: string) =>
        (await lettersTo(email)).flatMap(({ name, partnerSlug, atOwnHost }) =>
          name === 'review_invitation' ? [[partnerSlug, atOwnHost]] : [],
        );
      expect(await whose(there)).toEqual([['visit-back', true]]);
      expect(await whose(here)).toEqual([[null, false]]);
    });

    it('never who has written about it', async () => {
      const wrote = someone();
      await booked(wrote, 6);
      await published(wrote, { traveled_on: dayAgo(8) });
      await invite();
      expect(await asked(wrote)).toEqual([]);
    });
  });
});
