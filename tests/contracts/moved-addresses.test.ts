import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel';
import { createPageDoor } from '#pages';
import { createApp } from '../../src/server/app.ts';
import { builtPages } from './built-pages.ts';
import { seededSite } from './testing.ts';

describe('an address of a comparison', () => {
  const site = seededSite();
  let location: (path: string) => Promise<[status: number, location: string | null]>;
  let bodyOf: (path: string) => Promise<string>;
  beforeAll(async () => {
    const app = createApp({
      ...site.door,
      pages: createPageDoor((await builtPages()).render, null, site.ctx.clock),
    });
    location = async (path) => {
      const answer = await app.request(`http://localhost${path}`);
      return [answer.status, answer.headers.get('Location')];
    };
    bodyOf = async (path) => (await app.request(`http://localhost${path}`)).text();
  });

  it.each([
    ['trips', '/products/c', `status = 'published' and superseded_by is null`],
    ['operators', '/c', 'trips_count > 0'],
  ])('leads to that of today where one of its %s was renamed', async (table, path, shown) => {
    const { pool } = site.door;
    const { rows } = await pool.query(`select id, slug from ${table} where ${shown} order by slug limit 2`);
    const [one, other] = rows;
    await pool.query(`update ${table} set slug = 'zz-renamed' where id = $1`, [one.id]);
    const before = `${path}/${one.slug}-vs-${other.slug}`;
    expect(await location(`${before}?only=differences`)).toEqual([
      301,
      `${path}/${other.slug}-vs-zz-renamed?only=differences`,
    ]);
    // A browser that has the page's scripts: what the router notes in its own query is no part of the address.
    const led = await bodyOf(`${before}.data?only=differences&_routes=&_routes=another`);
    expect(led).toContain(`"redirect","${path}/${other.slug}-vs-zz-renamed?only=differences"`);
    expect(await location(`${path}/${other.slug}-vs-zz-renamed`)).toEqual([200, null]);
    expect((await location(`${path}/${other.slug}-vs-no-such-one`))[0]).toBe(200);
  });
});

describe('an address below the path of a partner', () => {
  const site = seededSite();
  let ask: (path: string, init?: RequestInit) => Promise<[status: number, location: string | null]>;

  beforeAll(async () => {
    const pages = await builtPages();
    const app = createApp({ ...site.door, pages: createPageDoor(pages.render, null, site.ctx.clock) });
    ask = async (path, init) => {
      const answer = await app.request(`http://localhost${path}`, init);
      return [answer.status, answer.headers.get('Location')];
    };
    const { pool } = site.door;
    await pool.query('insert into partners (id, slug, name) values ($1, $2, $2)', [newId(), 'visit-andes']);
    await pool.query('insert into partners (id, slug, name, active) values ($1, $2, $2, false)', [
      newId(),
      'visit-gone',
    ]);
    await pool.query('insert into partners (id, slug, name) values ($1, $2, $2)', [newId(), 'visit-old']);
    await pool.query(`update partners set slug = 'visit-new' where slug = 'visit-old'`);
  });

  it('leads to our page, with what was asked, where it isn’t one of the partner’s own', async () => {
    expect(await ask('/pl/visit-andes/blog?utm_source=news')).toEqual([301, '/blog?utm_source=news']);
    expect(await ask('/pl/visit-old/blog')).toEqual([301, '/blog']);
  });

  it('leads nowhere below a partner that isn’t there', async () => {
    for (const path of [
      '/pl/nobody/blog',
      '/pl/visit-gone/blog',
      '/pl/visit-andes/no-such-page',
      '/pl/visit-andes/tc/x',
    ]) {
      expect([path, ...(await ask(path))]).toEqual([path, 404, null]);
    }
  });

  it('leads below the slug of today where the partner was renamed', async () => {
    expect(await ask('/pl/visit-old/reserve?trip=any&travelers=2')).toEqual([
      301,
      '/pl/visit-new/reserve?trip=any&travelers=2',
    ]);
    expect(await ask('/pl/visit-new/reserve')).toEqual([200, null]);
    expect(await ask('/pl/visit-gone/reserve')).toEqual([404, null]);
  });

  it('of a form may end in a slash, calls of programs may not', async () => {
    const form = (path: string) =>
      ask(path, {
        method: 'POST',
        body: 'token=none',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'http://localhost' },
      });
    expect(await form('/write-a-review/')).toEqual(await form('/write-a-review'));
    expect(await form('/write-a-review/')).toEqual([303, '/write-a-review?error=link']);
    expect((await form('/v1/write_review/'))[0]).toBe(404);
    expect(await ask('/write-a-review/?operator=x')).toEqual([301, '/write-a-review?operator=x']);
  });
});
