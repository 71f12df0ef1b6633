import { beforeAll, expect, it } from 'vitest';
import { createPageDoor } from '#pages';
import { builtPages } from './built-pages.ts';
import { signingIn } from './signing-in.ts';
import { seededSite } from './testing.ts';

const site = seededSite();
const { pool } = site.door;
let open: ReturnType<typeof signingIn>;
beforeAll(async () => {
  open = signingIn(site, { pages: createPageDoor((await builtPages()).render, null, site.ctx.clock) });
});

it('a list counts what is offered, and says of the rest that it comes back', async () => {
  const one = open.browser();
  await open.signIn(one, 'resting@example.com');
  const { rows } = await pool.query(
    `select id from trips where status = 'published' and superseded_by is null order by id limit 2`,
  );
  const list = (await one.ask('/v1/trip_wishlists', { body: { name: 'Some rest' } })).body.data.id;
  const page = async (more = '') => (await one.ask(`/wishlist?list=${list}${more}`)).body as string;
  expect(await page()).toContain('Nothing in it yet.');
  expect(await page('&at=delete')).toContain('Nothing is in it.');
  for (const { id } of rows) {
    await one.ask(`/v1/trip_wishlists/${list}/trip_wishlist_trips`, { body: { trip_id: id } });
  }
  const setStatus = (status: string, ids: string[]) =>
    pool.query('update trips set status = $1 where id = any($2)', [status, ids]);
  await setStatus('archived', [rows[0].id]);
  expect(await page()).toMatch(
    /1 trip\. Prices and places as of today\. One that you saved isn’t offered at the moment/,
  );
  await setStatus('archived', [rows[1].id]);
  const none = await page();
  expect(none).toMatch(/2 that you saved aren’t offered at the moment[\s\S]*None is offered at the moment/);
  expect(none).not.toMatch(/Nothing in it yet|No trips in it yet/);
  expect(await page('&at=delete')).toContain('Its 2 trips leave your lists.');
  await setStatus('published', [rows[0].id, rows[1].id]);
  expect(await page()).toMatch(/2 trips\. Prices and places as of today\.</);
});
