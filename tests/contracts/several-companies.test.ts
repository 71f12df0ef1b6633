import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addOperatorUser } from '#accounts/upkeep';
import { newId } from '#kernel';
import { addDays } from '#kernel/shared';
import { createPageDoor } from '#pages';
import { builtPages } from './built-pages.ts';
import { type Offer, reservingSite } from './reserving.ts';
import { type Browser, signingIn } from './signing-in.ts';

const LIST = '/operator/departures';
const REASON = 'The huts are full that week.';

describe('who speaks for several companies', () => {
  const { site, offers } = reservingSite();
  const { pool } = site.door;
  let one: Browser;
  /** Of the company that comes last by name: no desk shows it unless it is asked for. */
  let company: { id: string; slug: string; name: string };
  let own: Offer[];
  beforeAll(async () => {
    const pages = createPageDoor((await builtPages()).render, null, site.ctx.clock);
    const { browser, signIn } = signingIn(site, { pages });
    one = browser();
    await signIn(one, 'speaks-for-two@example.com');
    const all = await offers(500);
    const { rows } = await pool.query(
      `select o.id, o.slug, o.name, array_agg(t.id) as trips from operators o join trips t on t.operator_id = o.id
       where t.id = any($1) group by o.id`,
      [all.map(({ tripId }) => tripId)],
    );
    const byName = rows.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const last = byName.at(-1);
    company = last;
    const dates = all.filter(({ tripId }) => last.trips.includes(tripId));
    own = dates.filter(({ departureId }, at) => dates.findIndex((other) => other.departureId === departureId) === at);
    for (const { id: operatorId } of [byName[0], last]) {
      await addOperatorUser(site.ctx, { email: 'speaks-for-two@example.com', operatorId });
    }
  });
  beforeEach(() => pool.query('truncate rate_limits'));

  const hrefsIn = (html: string) =>
    [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

  it('cancels and moves dates of each, and comes back to the dates of the same', async () => {
    const [first, second] = own as [Offer, Offer];
    const here = `company=${company.slug}`;
    const list = (await one.ask(`${LIST}?${here}`)).body as string;
    const links = hrefsIn(list).filter((href) => href.includes('deed='));
    expect(links.length).toBeGreaterThan(0);
    for (const href of links) expect(href).toContain(here);
    const page = (await one.ask(links[0] ?? '')).body as string;
    expect(hrefsIn(page).filter((href) => href.startsWith(`${LIST}?${here}`))).toHaveLength(2);
    expect(page).toMatch(new RegExp(`name="company" value="${company.slug}"`));

    const send = async (form: Record<string, string>) =>
      (await one.ask(LIST, { form: { reason: REASON, company: company.slug, ...form } })).location ?? '';
    const { rows } = await pool.query(
      'select start_date::text as start, end_date::text as end from departures where id = $1',
      [second.departureId],
    );
    const dates = { start_date: addDays(rows[0].start, 7), end_date: addDays(rows[0].end, 7) };
    const refused = await send({ do: 'move', departure: second.departureId, ...dates, reason: '' });
    expect(refused).toBe(`${LIST}/${second.departureId}?deed=move&${here}&error=reason`);
    expect((await one.ask(refused)).body).toContain(`name="company" value="${company.slug}"`);
    expect(await send({ do: 'move', departure: second.departureId, ...dates })).toBe(`${LIST}?${here}&done=moved`);
    const done = await send({ do: 'cancel', departure: first.departureId });
    expect(done).toBe(`${LIST}?${here}&done=canceled`);
    expect((await one.ask(done)).body).toMatch(new RegExp(`date[s]? of ${company.name}`));
    expect(await send({ do: 'cancel', departure: newId() })).toBe(`${LIST}?${here}&error=not_found`);
  });
});
