import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { icons, openedFaults, sheetsTwice, tooWide } from './page-quality.ts';
import { isWhole, ON_SCREENS, SCREENS } from './sample.ts';
import { sharedList } from './shared-list.ts';
import { threeAtATime, traveler } from './traveler.ts';

/** By gzip, of what a page asks for before anybody touches it. */
const MAX_SCRIPT_BYTES = 135_000;
/** Of all stylesheets that a page brings, those of its late parts among them. */
const MAX_STYLE_BYTES = 20_000;

/** The stylesheets of each page. */
const SHEETS = {
  home: ['home', 'site'],
  'all trips': ['search', 'site'],
  'search results': ['search', 'site'],
  'an empty search': ['search', 'site'],
  'a category': ['search', 'site'],
  'a guide': ['guide', 'search', 'site'],
  destinations: ['guide', 'site'],
  'a continent': ['guide', 'search', 'site'],
  'a long tail': ['guide', 'search', 'site'],
  'a trip': ['days', 'site', 'trip'],
  'trips side by side': ['compare', 'site'],
  'trips to compare': ['compare', 'site'],
  'companies side by side': ['compare', 'site'],
  'companies to compare': ['compare', 'site'],
  'pairs of companies': ['compare', 'site'],
  'a company': ['operator', 'search', 'site'],
  'its trips': ['operator', 'search', 'site'],
  'its reviews': ['operator', 'search', 'site'],
  'the directory of companies': ['companies', 'search', 'site'],
  'reviews of companies': ['companies', 'site'],
  'the companies of a place': ['companies', 'search', 'site'],
  'a company’s previous trips': ['operator', 'search', 'site'],
  'all reviews': ['companies', 'site'],
  'the reviews of a place': ['companies', 'search', 'site'],
  'a missing page': ['site'],
  'the map of places': ['search', 'site', 'sitemap'],
  'the landmarks': ['places', 'search', 'site'],
  'the attractions': ['places', 'search', 'site'],
  'the experiences': ['places', 'site'],
  'the itineraries': ['places', 'site'],
  'a plan': ['days', 'places', 'search', 'site'],
  'a landmark': ['places', 'search', 'site'],
  'a text of the house': ['content', 'site'],
  'questions and help': ['content', 'site'],
  'a legal text': ['content', 'site'],
  'travel experts': ['content', 'site'],
  'stopping mail': ['content', 'site'],
  contact: ['contact', 'forms', 'site'],
  'signing in': ['forms', 'members', 'site'],
  'signing in with a password': ['forms', 'members', 'site'],
  joining: ['forms', 'members', 'site'],
  'completing a sign-in': ['forms', 'members', 'site'],
  'confirming an address': ['forms', 'members', 'site'],
  'changing an address': ['forms', 'members', 'site'],
  'a forgotten password': ['members', 'site'],
  'another password': ['members', 'site'],
  'signing out': ['members', 'site'],
  'the desk of a visitor': ['site', 'staff'],
  'the reviews of a company, for a visitor': ['search', 'site', 'staff'],
  'reporting a review that isn’t there': ['forms', 'report', 'site'],
  'the messages, for a visitor': ['search', 'site', 'staff'],
  'what waits for the team, for a visitor': ['site', 'staff'],
  'the tasks, for a visitor': ['search', 'site', 'staff'],
  'all bookings, for a visitor': ['search', 'site', 'staff'],
  'a booking of the team, for a visitor': ['site', 'staff'],
  'the refunds, for a visitor': ['search', 'site', 'staff'],
  'the bookings of a company, for a visitor': ['search', 'site', 'staff'],
  'canceling a booking, for a visitor': ['site', 'staff'],
  'the second factor of a visitor': ['site', 'staff'],
  'lists of a visitor': ['saved', 'search', 'site'],
  'a shared list': ['saved', 'search', 'site'],
  'a text with a form': ['contact', 'content', 'forms', 'site'],
  'the profile of a visitor': ['account', 'site'],
  'the data of a visitor': ['account', 'site'],
  'the reviews of a visitor': ['account', 'site'],
  'the bookings of a visitor': ['account', 'booking', 'reserve', 'site'],
  'the reservations of a visitor': ['account', 'booking', 'reserve', 'site'],
  'a booking, for a visitor': ['booking', 'forms', 'reserve', 'site'],
  'changing a review as a visitor': ['forms', 'site', 'write'],
  'choosing whom to review': ['forms', 'site', 'write'],
  'confirming a review': ['forms', 'site', 'write'],
  'reserving a trip': ['forms', 'reserve', 'site'],
  'reserving through a partner': ['forms', 'reserve', 'site'],
  'coming back to a booking': ['reserve', 'site'],
  'the quiz': ['forms', 'quiz', 'site'],
  'a question': ['forms', 'quiz', 'site'],
  'a score': ['forms', 'quiz', 'site'],
  'the map of restrictions': ['content', 'site'],
  'member savings': ['content', 'site'],
  'gift cards': ['contact', 'content', 'forms', 'gift-cards', 'site'],
  'buying a gift card': ['forms', 'gift-cards', 'site'],
  'the blog': ['content', 'search', 'site'],
  'an article': ['content', 'site'],
  'the reference for programs': ['docs', 'site'],
};
type Name = keyof typeof SHEETS;

const names = Object.keys(SHEETS) as Name[];
/** One page for each set of stylesheets; what pages of one set are made of is much the same. */
const SOME = names.filter(
  (name, i) => names.findIndex((other) => String(SHEETS[other]) === String(SHEETS[name])) === i,
);

const addresses: Partial<Record<Name, string | null>> = {
  home: '/',
  'all trips': '/all-trips',
  'search results': '/catalogsearch/result?q=patagnoia',
  'an empty search': '/catalogsearch/result?q=zzzzqqq&exact=1',
  destinations: '/trip-destinations',
  'a continent': '/destination/europe',
  'the directory of companies': '/operators',
  'reviews of companies': '/tour-operator-reviews',
  'trips to compare': '/products/c',
  'companies to compare': '/c',
  'pairs of companies': '/top-tour-operator-comparisons',
  'all reviews': '/reviews',
  'a missing page': '/no-such-page',
  'the map of places': '/global-sitemap',
  'the landmarks': '/l',
  'the attractions': '/attractions',
  'the experiences': '/experiences',
  'the itineraries': '/i',
  'a text of the house': '/about',
  'questions and help': '/help-faq',
  'a legal text': '/privacy-policy',
  'travel experts': '/travel-experts',
  'stopping mail': '/unsubscribe',
  contact: '/contact',
  'signing in': '/sign-in-mm?error=link',
  'signing in with a password': '/sign-in-mm?with=password',
  joining: '/join-d',
  'completing a sign-in': `/magic-complete?token=${'a'.repeat(32)}`,
  'confirming an address': '/member-join-email-confirmation',
  'changing an address': `/account/email-change?token=${'a'.repeat(64)}`,
  'a forgotten password': '/customer/forgot-password',
  'another password': `/customer/reset-password?token=${'a'.repeat(32)}`,
  'signing out': '/customer/account/logout',
  'lists of a visitor': '/wishlist',
  'the profile of a visitor': '/account/my-profile',
  'the data of a visitor': '/account/data',
  'the reviews of a visitor': '/account/my-reviews',
  'the bookings of a visitor': '/my-bookings',
  'the reservations of a visitor': '/my-reservation',
  'reserving through a partner': '/pl/independent-operators/reserve',
  'coming back to a booking': '/reserve/resume',
  'a booking, for a visitor': '/booking/0199a5c2-1111-7000-8000-00000000dead',
  'changing a review as a visitor': '/account/my-reviews/0199a5c2-1111-7000-8000-00000000dead',
  'the desk of a visitor': '/staff/reviews',
  'the reviews of a company, for a visitor': '/operator/reviews',
  'reporting a review that isn’t there': '/report-a-review',
  'the messages, for a visitor': '/staff/leads',
  'what waits for the team, for a visitor': '/staff',
  'the tasks, for a visitor': '/staff/tasks',
  'all bookings, for a visitor': '/staff/bookings',
  'a booking of the team, for a visitor': '/staff/bookings/sj7q4m2k9xbwd',
  'the refunds, for a visitor': '/staff/refunds',
  'canceling a booking, for a visitor': '/operator/bookings/sj7q4m2k9xbwd/cancel',
  'the bookings of a company, for a visitor': '/operator',
  'the second factor of a visitor': '/second-factor',
  'choosing whom to review': '/write-a-review',
  'confirming a review': `/write-a-review?token=${'a'.repeat(64)}`,
  'the quiz': '/wonderful-world-of-travel',
  'a question': '/wonderful-world-of-travel?quiz=world&answers=01',
  'a score': '/wonderful-world-of-travel?quiz=world&answers=0123012301',
  'a text with a form': '/partners',
  'member savings': '/member-savings',
  'gift cards': '/travel-gifts-card',
  'buying a gift card': '/travel-gifts-card/buy?amount=100',
  'the map of restrictions': '/covid-travel-restrictions-map',
  'the blog': '/blog',
  'an article': '/blog/patagonia-month-by-month',
  'the reference for programs': '/docs',
};

describe('every page', () => {
  const { walk, site } = traveler();
  const addressOf = (name: Name) => addresses[name] ?? expect.fail(`No page leads to ${name}`);

  beforeAll(() =>
    walk({}, async (page) => {
      const linked = (selector: string) => page.locator(selector).first().getAttribute('href');
      await page.goto('/');
      const category = await linked('main a[href^="/trip-list/"]');
      await page.goto('/all-trips');
      const trip = await linked('article h3 a');
      const company = await linked('article p a');
      await page.goto(trip ?? '');
      const comparison = await page.getByRole('link', { name: /line by line/ }).getAttribute('href');
      await page.goto(company ?? '');
      const companies = await page.getByRole('link', { name: /line by line/ }).getAttribute('href');
      await page.goto('/tour-operator-reviews');
      const place = await linked('main a[href^="/tc/"]');
      await page.goto('/reviews');
      const reviews = await linked('main a[href^="/reviews/"]');
      const old = await previousTrips(page);
      const tails = await page.request.get('/v1/categories?category_type=longtail_two_attributes');
      await page.goto('/l');
      const landmark = await linked('main a[href^="/l/"]');
      await page.goto('/i');
      Object.assign(addresses, {
        'a shared list': await sharedList(page),
        'a landmark': landmark,
        'a plan': await page.getByRole('link', { name: 'One week' }).first().getAttribute('href'),
        'a category': category,
        'a guide': category?.replace('/trip-list/', '/guide/'),
        'a long tail': `/ltt/${(await tails.json()).data[0].attributes.slug}`,
        'a trip': trip,
        'reserving a trip': `/reserve?trip=${trip?.replace('/trips/', '')}`,
        'a company': company,
        'its trips': `${company}-trips`,
        'its reviews': `${company}-reviews`,
        'trips side by side': comparison,
        'companies side by side': companies,
        'the companies of a place': place,
        'a company’s previous trips': old,
        'the reviews of a place': reviews,
      });
    }),
  );

  describe.each(isWhole ? names : SOME)('%s', (name) => {
    // One visit for each width: to open a page takes longer than most of what is asked of it.
    it(`has nothing wrong, stands still and draws its icons ${ON_SCREENS}, in light and dark; fits 320 and 1920 px, asks no other host, paints before its scripts, which are few, and brings the styles of its kind alone`, () =>
      threeAtATime(SCREENS, (viewport) =>
        walk({ viewport }, async (page) => {
          const asked = await requestsOf(page);
          let written = '';
          const found = await openedFaults(page, addressOf(name), (text) => {
            written = text;
            asksLittle(page, text, asked);
          });
          expect(found, `${viewport.width} px`).toEqual([]);
          await drawsIcons(page, name === NO_ICONS ? 0 : 1);
          for (const width of [320, 1920]) {
            await page.setViewportSize({ width, height: 800 });
            expect(await tooWide(page)).toEqual([]);
          }
          await page.keyboard.press('Tab');
          await page.waitForLoadState('networkidle');
          const brought = asked.filter(({ type }) => type === 'Stylesheet');
          // Whatever is shown later: it is painted as soon as it can be read.
          expect(brought.filter(({ url }) => !written.includes(url.pathname))).toEqual([]);
          const sheets = brought.map(({ url }) => /assets\/([a-z-]+?)-[\w-]{8}\.css/.exec(url.pathname)?.[1]);
          expect([...new Set(sheets)].sort()).toEqual(SHEETS[name]);
          expect(await sheetsTwice(page)).toEqual([]);
          weighsLittle(asked, 'Stylesheet', MAX_STYLE_BYTES);
        }),
      ));

    it('names no icon in its own text that isn’t there, so that they are drawn without scripts', async () => {
      const text = await (await fetch(site + addressOf(name))).text();
      const named = new Set([...text.matchAll(/<use href="([^"]+)"/g)].map(([, href = '']) => href));
      expect(named.size).toBeGreaterThan(0);
      const drawn = drawings();
      expect([...named].filter((href) => !drawn.has(href))).toEqual([]);
    });
  });

  it('shows the whole name of every order of a list on a phone', () =>
    walk({}, async (page) => {
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto('/all-trips');
        const cut = await page.getByLabel('Sort by').evaluate((select: HTMLSelectElement) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(select);
          const pen = document.createElement('canvas').getContext('2d');
          if (!pen) throw new Error('This browser can’t measure text');
          pen.font = font;
          const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
          return [...select.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
        });
        expect(cut, `${width} px`).toEqual([]);
      }
    }));
});

/** The first company that has trips which it no longer offers. */
async function previousTrips(page: Page): Promise<string | null> {
  await page.goto('/operators');
  const links = await page.locator('main article h3 a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  for (const link of links) {
    const path = `${link}-previous-trips`;
    if ((await page.request.get(path)).ok()) return path;
  }
  return null;
}

/** Bears the partner's name alone while no trip is chosen. */
const NO_ICONS: Name = 'reserving through a partner';

async function drawsIcons(page: Page, least: number): Promise<void> {
  const { shown, empty } = await icons(page);
  expect(shown).toBeGreaterThanOrEqual(least);
  expect(empty).toEqual([]);
}

/** Each drawing of the built file of icons, as pages refer to it. */
function drawings(): Set<string> {
  const [file = ''] = globSync('build/client/assets/icons-*.svg');
  const ids = readFileSync(file, 'utf8').matchAll(/<symbol id="([^"]+)"/g);
  return new Set([...ids].map(([, id]) => `${file.replace('build/client', '')}#${id}`));
}

/** Before anybody does anything. */
function asksLittle(page: Page, text: string, asked: readonly Asked[]): void {
  // The browser draws the mark of a field for dates from within itself: nobody is asked for it.
  const elsewhere = asked.filter(({ url }) => url.protocol !== 'data:');
  expect([...new Set(elsewhere.map(({ url }) => url.host))]).toEqual([new URL(page.url()).host]);
  const asks = asked.filter(({ type }) => type === 'Script');
  const named = asks.filter(({ url }) => text.includes(url.pathname));
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(({ priority }) => !/Low$/.test(priority))).toEqual([]);
  weighsLittle(asked, 'Script', MAX_SCRIPT_BYTES);
  // What its head says, the server alone writes.
  const scripts = asks.map(fileOf);
  expect(scripts.filter((script) => readFileSync(script, 'utf8').includes('schema.org'))).toEqual([]);
}

/** All files of a type together, each counted once however often it was asked for. */
function weighsLittle(asked: readonly Asked[], type: 'Script' | 'Stylesheet', most: number): void {
  const files = [...new Set(asked.filter((ask) => ask.type === type).map(fileOf))];
  const bytes = files.map(gzipped).reduce((sum, size) => sum + size, 0);
  expect(bytes, files.map((file) => `${file} ${gzipped(file)}`).join(', ')).toBeLessThanOrEqual(most);
}

const fileOf = ({ url }: Asked) => `build/client${url.pathname}`;

/** In bytes by gzip; the smallest are sent as they are. */
const gzipped = (file: string) =>
  existsSync(`${file}.gz`) ? statSync(`${file}.gz`).size : gzipSync(readFileSync(file)).length;

type Asked = { type?: string; priority: string; url: URL };

/** What a page asks for from now on, and how urgently. */
async function requestsOf(page: Page): Promise<Asked[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const asked: Asked[] = [];
  devtools.on('Network.requestWillBeSent', ({ type, request }) =>
    asked.push({ type, priority: request.initialPriority, url: new URL(request.url) }),
  );
  return asked;
}
