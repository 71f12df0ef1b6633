import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPageDoor } from '#pages';
import { builtPages } from './built-pages.ts';
import { type Offer, reservingSite } from './reserving.ts';
import { REVIEW } from './reviews.ts';
import { type Browser, PASSWORD, signingIn } from './signing-in.ts';

const LOOKS = 50;
/** What browsers, programs that guard mailboxes and the pages' own links ask before anybody presses anything. */
const WAYS: { method?: string; headers?: Record<string, string>; data?: true }[] = [
  {},
  { method: 'HEAD' },
  { headers: { 'Sec-Purpose': 'prefetch' } },
  { headers: { Purpose: 'prefetch' } },
  { headers: { 'Sec-Purpose': 'prefetch;prerender', Purpose: 'prefetch' } },
  { data: true },
];
const PREFETCH = { headers: { 'Sec-Purpose': 'prefetch', Purpose: 'prefetch' } };
/** What pressing a button of a mailed link's page may change. */
const HELD = ['users', 'sessions', 'verifications', 'email_changes', 'reviews', 'review_authors', 'booking_keys'];

/** Over the pages as they are built: whoever asks for a link asks its loader. */
describe('a link of a mail', () => {
  const { site, offers, traveler } = reservingSite();
  const { pool } = site.door;
  let auth: ReturnType<typeof signingIn>;
  let offer: Offer;
  let people = 0;
  const somebody = () => `linked-${++people}@example.com`;

  beforeAll(async () => {
    auth = signingIn(site, { pages: createPageDoor((await builtPages()).render, null, site.ctx.clock) });
    [offer] = (await offers(1)) as [Offer];
  });
  beforeEach(() => pool.query('truncate rate_limits'));

  const pathTo = async (email: string, name: string) =>
    (await auth.mailTo(email)).find((mail) => mail.name === name)?.path ?? expect.fail(`No ${name} to ${email}`);
  const askForLink = async (email: string, one = auth.browser()) => {
    await one.ask('/next-api/auth/sign-in/magic-link', { body: { email, ref_url: '/experiences' } });
    return pathTo(email, 'magic_link');
  };
  const headingOf = ({ body }: { body: string }) =>
    /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1]?.replace(/<[^>]*>|<!--.*?-->/g, '');
  const alertOf = ({ body }: { body: string }) =>
    /role="alert"[^>]*>(.*?)<\/div>/s.exec(body)?.[1]?.replace(/<[^>]*>/g, '');
  /** Presses the button of the page that a link leads to. */
  const press = async (path: string, one: Browser) => {
    const html: string = (await one.ask(path)).body;
    const form =
      html.match(/<form.*?<\/form>/gs)?.find((text) => text.includes('token"')) ?? expect.fail(`No form: ${path}`);
    const fields = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    return one.ask(/action="([^"]*)"/.exec(form)?.[1] ?? '', { form: Object.fromEntries(fields) });
  };

  describe('is not used up by whoever looks at it, fifty times:', () => {
    type Link = { path: string; by: Browser; pressed: string };
    const links: Record<string, () => Promise<Link>> = {
      'the one that signs in': async () => {
        const [by, email] = [auth.browser(), somebody()];
        return { by, path: await askForLink(email, by), pressed: '/experiences' };
      },
      'the one that confirms who joined': async () => {
        const [by, email] = [auth.browser(), somebody()];
        const user = { email, password: PASSWORD, first_name: 'Ada', last_name: 'Lovelace' };
        await by.ask('/v1/users', { body: { user } });
        const path = await pathTo(email, 'confirm_email');
        return { by, path, pressed: '/member-join-email-confirmation?confirmed=here' };
      },
      'the one that changes an address': async () => {
        const [by, next] = [auth.browser(), somebody()];
        await auth.signIn(by, somebody());
        await by.ask('/v1/me', { method: 'PATCH', body: { user: { email: next } } });
        return { by, path: await pathTo(next, 'email_change'), pressed: '/account/email-change?confirmed=changed' };
      },
      'the one that takes such a change back': async () => {
        const [by, old] = [auth.browser(), somebody()];
        await auth.signIn(by, old);
        await by.ask('/v1/me', { method: 'PATCH', body: { user: { email: somebody() } } });
        const path = await pathTo(old, 'email_change_notice');
        return { by, path, pressed: '/account/email-change?confirmed=undone' };
      },
      'the one that confirms a review': async () => {
        const [by, email] = [auth.browser(), somebody()];
        const { rows } = await pool.query(
          `select slug from operators where id in (select operator_id from trips where status = 'published') limit 1`,
        );
        await by.ask('/v1/write_review', { body: { review: { ...REVIEW, email, operator_slug: rows[0].slug } } });
        return { by, path: await pathTo(email, 'review_confirm'), pressed: '/write-a-review?confirmed=yes' };
      },
      'the one back to a reservation': async () => {
        const guest = traveler({ email: somebody() });
        const { id, attributes } = (await guest.begin(offer)).data;
        const by = auth.browser();
        await by.ask('/v1/reserve/resume_links', {
          body: { order_number: attributes.order_number, email: guest.email },
        });
        const path = await pathTo(guest.email, 'reservation_resume');
        return { by, path, pressed: `/reserve?reservation=${id}` };
      },
    };
    const held = async () => {
      const rows = HELD.map(
        async (table) => (await pool.query(`select to_jsonb(t)::text as row from ${table} t order by 1`)).rows,
      );
      return JSON.stringify(await Promise.all(rows));
    };

    it.each(Object.entries(links))('%s', async (_name, made) => {
      const { path, by, pressed } = await made();
      const [pathname, query] = path.split('?');
      const before = await held();
      for (let look = 0; look < LOOKS; look++) {
        const { data, ...init } = WAYS[look % WAYS.length] ?? {};
        // Also in the browser whose cookies would let it do something.
        const said = await (look % 2 ? by : auth.browser()).ask(data ? `${pathname}.data?${query}` : path, init);
        expect([init, said.status, said.headers.getSetCookie()]).toEqual([init, 200, []]);
        expect(said.headers.get('Cache-Control')).toContain('no-store');
      }
      expect(await held()).toBe(before);
      expect((await press(path, by)).location).toBe(pressed);
      expect(await held()).not.toBe(before);
    });
  });

  describe('that signs in:', () => {
    type Where = 'the same' | 'another';
    type When = 'first' | 'again' | 'after the other';
    type Ends = { to: string; page: string; cookies: string[]; signedIn: boolean; firstTab: boolean };
    const IN = 'You’re signed in';
    const OUT = 'This link has expired or was already used. Ask for another one.';
    const OPENED = {
      to: '/experiences',
      page: 'Ways to travel',
      cookies: ['session', 'signed_in'],
      signedIn: true,
    };
    const REFUSED = { to: '/sign-in-mm?error=link&ref_url=%2Fexperiences', cookies: [] };
    const STAYS_IN = { ...REFUSED, page: IN, signedIn: true };
    const STAYS_OUT = { ...REFUSED, page: OUT, signedIn: false };

    /** In which browser, when, which press of its button; and where that ends. "firstTab": whether who asked is signed in. */
    const presses: [Where, 'in time' | 'expired', When, Ends][] = [
      ['the same', 'in time', 'first', { ...OPENED, firstTab: true }],
      ['the same', 'in time', 'again', { ...STAYS_IN, firstTab: true }],
      ['the same', 'in time', 'after the other', { ...STAYS_OUT, firstTab: false }],
      ['the same', 'expired', 'first', { ...STAYS_OUT, firstTab: false }],
      ['the same', 'expired', 'again', { ...STAYS_IN, firstTab: true }],
      ['the same', 'expired', 'after the other', { ...STAYS_OUT, firstTab: false }],
      ['another', 'in time', 'first', { ...OPENED, firstTab: false }],
      ['another', 'in time', 'again', { ...STAYS_IN, firstTab: false }],
      ['another', 'in time', 'after the other', { ...STAYS_OUT, firstTab: true }],
      ['another', 'expired', 'first', { ...STAYS_OUT, firstTab: false }],
      ['another', 'expired', 'again', { ...STAYS_IN, firstTab: false }],
      ['another', 'expired', 'after the other', { ...STAYS_OUT, firstTab: true }],
    ];
    // What waits and what looks ahead changes nothing.
    const rows = presses.flatMap(([where, time, press, ends]) =>
      ['waiting', 'closed'].flatMap((tab) =>
        ['prefetched', 'not seen'].map((seen) => [where, time, press, tab, seen, ends]),
      ),
    ) as [Where, string, When, string, string, Ends][];

    it.each(rows)('%s browser, %s, pressed %s, the first tab %s, %s', async (where, time, when, tab, seen, ends) => {
      const [asker, elsewhere, email] = [auth.browser(), auth.browser(), somebody()];
      const [one, other] = where === 'the same' ? [asker, elsewhere] : [elsewhere, asker];
      const path = await askForLink(email, asker);
      const look = async () => {
        expect(await auth.whoIs(asker)).toBeNull();
        expect((await asker.ask('/sign-in-mm?sent=yes&ref_url=/experiences')).body).toContain('Check your inbox');
      };
      if (tab === 'waiting') await look();
      if (seen === 'prefetched') expect((await one.ask(path, PREFETCH)).status).toBe(200);
      if (when !== 'first') expect((await press(path, when === 'again' ? one : other)).location).toBe('/experiences');
      if (time === 'expired') await pool.query("update verifications set expires_at = now() - interval '1 second'");

      const pressed = await press(path, one);
      const set = pressed.headers.getSetCookie();
      const page = await one.ask(pressed.location ?? '/');
      const said = pressed.location?.includes('error') && !page.body.includes(IN) ? alertOf(page) : headingOf(page);
      expect({
        to: pressed.location,
        page: said,
        cookies: set.map((line) => line.split('=')[0]),
        signedIn: (await auth.whoIs(one)) === email,
        firstTab: (await auth.whoIs(asker)) === email,
      }).toEqual(ends);
      expect([pressed.status, page.status]).toEqual([303, 200]);
      expect([...one.cookies.keys()]).toEqual(ends.signedIn ? OPENED.cookies : []);
    });
  });
});
