import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listKeys } from '#search/shared';
import { pageMoves, partnerPaths } from '../web/page-moves.ts';
import { type PageRow, pagesIn } from '../web/page-table.ts';
import { createPageAddresses } from './page-address.ts';

const read = createPageAddresses(pagesIn('production'));
const ask = (target: string, method = 'GET') => read(method, new URL(`http://localhost${target}`), null);

describe('the address of a page', () => {
  it('has room for three trips side by side, each with the longest slug, and for no more', () => {
    const slugs = ['a', 'b', 'c'].map((sign) => sign.repeat(140)).join('-vs-');
    expect(ask(`/products/c/${slugs}`)).toMatchObject({ isPage: true, movedTo: null });
    expect(ask(`/products/c/${'a'.repeat(600)}`).isPage).toBe(false);
  });

  it.each([
    ['/', 'catalogue/home.route', '/'],
    ['/all-trips', 'search/all-trips.route', '/all-trips'],
    ['/all-trips?page=2', 'search/all-trips.route', '/all-trips?page=2'],
    ['/all-trips?page=2&utm_source=a&gclid=1', 'search/all-trips.route', '/all-trips?page=2'],
    ['/trips/inca?page=x&sort=rating', 'catalogue/trip.route', '/trips/inca'],
    ['/tour-operators/andeo?page=2', 'catalogue/operator.route', '/tour-operators/andeo'],
    ['/tour-operators/andeo-trips?page=2', 'catalogue/operator.route', '/tour-operators/andeo-trips?page=2'],
    ['/tour-operators/andeo-reviews?page=3&q=x', 'catalogue/operator.route', '/tour-operators/andeo-reviews?page=3'],
    ['/trips/./inca', 'catalogue/trip.route', '/trips/inca'],
    ['/docs/../trips/inca', 'catalogue/trip.route', '/trips/inca'],
  ])('%s is kept as a page of %s under %s', (target, page, key) => {
    expect(ask(target)).toMatchObject({ page, key, movedTo: null });
    expect(ask(target, 'HEAD').key).toBe(key);
    expect(ask(target, 'POST').key).toBeNull();
  });

  it.each([
    ['/all-trips?sort=rating&utm_source=a', '/all-trips?sort=rating'],
    ['/trips/inca?travelers=3&page=7&departure=d', '/trips/inca?travelers=3&departure=d'],
    ['/tour-operators/andeo-reviews?sort=review_oldest&theme=food', '/tour-operators/andeo-reviews?sort=review_oldest'],
    ['/trip-list/peru?theme=food&theme=wildlife', '/trip-list/peru?theme=food&theme=wildlife'],
    ['/trips/inca.data?_routes=root&utm_source=a', '/trips/inca.data?_routes=root'],
    ['/_.data', '/_.data'],
    ['/attractions?q=fa%00lls', '/attractions?q=falls'],
  ])('%s is rendered for one alone, who is shown %s', (target, shown) => {
    const { key, url, movedTo } = ask(target);
    expect([key, url.pathname + url.search, movedTo]).toEqual([null, shown, null]);
  });

  it.each([
    ['/All-Trips', '/all-trips'],
    ['/all-trips/', '/all-trips'],
    ['//all-trips', '/all-trips'],
    ['/trips//inca/?departure=D1&utm_source=a', '/trips/inca?departure=D1&utm_source=a'],
    ['/trips/%69nca', '/trips/inca'],
    ['/trips/inca%2Dtrail', '/trips/inca-trail'],
    ['/trips/inca;jsessionid=1', '/trips/inca'],
    ['/trips;a=b/inca', '/trips/inca'],
    ['/\\docs', '/docs'],
    ['//', '/'],
    ['/\\evil.example/%2e%2e', '/'],
    ['/all-trips?page=1', '/all-trips'],
    ['/all-trips?page=1&sort=rating', '/all-trips?sort=rating'],
    ['/trips/INCA.data?_routes=root', '/trips/inca.data?_routes=root'],
  ])('%s leads to %s', (target, movedTo) => {
    expect(ask(target).movedTo).toBe(movedTo);
    expect(ask(movedTo).movedTo).toBeNull();
  });

  it.each([
    '/no-such-page',
    '/trip',
    '/trips/inca/extra',
    '/FOO/',
    '/trips/inca%00',
    '/trips/%2561',
    '/trips/%zz',
    '/trips/été',
    '/%2f%2fevil.example',
    '//evil.example',
    '/dev/ui',
    `/trips/${'a'.repeat(700)}`,
  ])('%s is no page: all such addresses share one answer', (target) => {
    expect(ask(target)).toMatchObject({
      page: 'not-found.route',
      key: ask('/no/such/page').missing,
      movedTo: null,
    });
    expect(ask(target).url.pathname).toBe('/404');
  });

  it.each(['0', '-1', '01', '1.0', '1e9', 'abc', '', '99999', ' 2', 'NaN'])(
    'with page=%s is that of no page, however it is written',
    (page) => {
      for (const path of ['/all-trips', '/tour-operators/andeo-reviews']) {
        const address = ask(`${path}?page=${page}&sort=any`);
        expect(address).toMatchObject({ isPage: true, key: address.missing, movedTo: null });
        expect(address.url.searchParams.get('page')).toBe('0');
      }
    },
  );

  describe('that people know by another name', () => {
    const targets = pageMoves.map(([, to]) => ({ path: to.replace(/^\/|[?].*/g, '').replace(/:slug-\w+/, ':slug') }));
    const [home] = pagesIn('production');
    const everything = targets.map(({ path }) => ({ ...home, path })) as unknown as PageRow[];
    const known = createPageAddresses([...everything, ...pagesIn('production')]);
    const moved = (target: string, method = 'GET') => known(method, new URL(`http://localhost${target}`), null).movedTo;

    it.each([
      ['/customer/account', '/account/my-profile'],
      ['/account/?tab=1', '/account/my-profile?tab=1'],
      ['/My-Reviews', '/account/my-reviews'],
      ['/tc', '/tour-operator-reviews'],
      ['/review-confirm', '/write-a-review'],
      ['/review-confirm/?token=a1b2', '/write-a-review?token=a1b2'],
      ['/guide?utm_source=a&utm_medium=b', '/trip-destinations?utm_source=a&utm_medium=b'],
      ['/reserve/reserve/index/sku', '/reserve'],
      ['/reserve/reserve/index/sku/AB-12?travelers=2', '/reserve?sku=AB-12&travelers=2'],
      ['/i/Peru', '/itinerary/peru'],
      ['/itinerary', '/i'],
      ['/trips?page=2', '/all-trips?page=2'],
      ['/Tour-Operators/Andeo/Reviews/?sort=review_oldest', '/tour-operators/andeo-reviews?sort=review_oldest'],
      ['/go-custom-flow/details', '/my-custom-trip/details'],
      ['/pl', '/'],
    ])('%s leads to %s in one step', (target, to) => {
      expect([moved(target), moved(target, 'HEAD')]).toEqual([to, to]);
      expect([moved(target, 'POST'), moved(target.replace(/(?=[?]|$)/, '.data'))]).toEqual([null, null]);
    });

    it.each([
      ['/pl/visit-andes/blog', '/blog'],
      ['/PL/Visit-Andes//guide/Peru/?utm_source=a', '/guide/peru?utm_source=a'],
      ['/pl/visit-andes/all-trips?page=2', '/all-trips?page=2'],
      ['/pl/visit-andes/tour-operators/andeo-reviews', '/tour-operators/andeo-reviews'],
      ['/pl/visit-andes/destinations?a=b', '/trip-destinations?a=b'],
    ])('%s, below the path of a partner, leads to %s', (target, to) => {
      for (const method of ['GET', 'HEAD']) {
        const { movedTo, through } = read(method, new URL(`http://localhost${target}`), null);
        expect([movedTo, through]).toEqual([to, 'visit-andes']);
      }
      expect(ask(target, 'POST').movedTo).toBeNull();
    });

    it.each([
      ...partnerPaths.filter((path) => path !== 'reserve').map((path) => path.replace(':slug', 'peru')),
      'account/my-profile',
      'my-profile',
      'pl/visit-fjords/blog',
      'no-such-page',
    ])('/pl/visit-andes/%s leads nowhere: the partner’s own, not public, or no page', (path) => {
      expect(ask(`/pl/visit-andes/${path}`)).toMatchObject({ isPage: false, movedTo: null });
    });

    it('leads nowhere while the page it means isn’t there', () => {
      const without = createPageAddresses(pagesIn('production').filter(({ path }) => path !== 'all-trips'));
      expect(without('GET', new URL('http://localhost/trips'), null)).toMatchObject({ isPage: false, movedTo: null });
    });

    it('is the address of no page itself, and leads to one that doesn’t lead on', () => {
      for (const [from, to] of pageMoves) {
        expect([from, known('GET', new URL(`http://localhost/${from.replace(/:\w+/, 'x')}`), null).isPage]).toEqual([
          from,
          false,
        ]);
        expect([to, moved(to.replace(/:\w+/, 'x'))]).toEqual([to, null]);
      }
    });
  });

  it('knows the samples of components in development only', () => {
    const developing = createPageAddresses(pagesIn('development'));
    expect(developing('GET', new URL('http://localhost/dev/ui'), null).page).toBe('dev/ui.route');
  });

  /** Spellings of one path: capitals, encoded letters, doubled and trailing slashes, parameters in it. */
  const spelled = (path: string) =>
    fc.array(fc.nat({ max: 5 }), { minLength: path.length, maxLength: path.length }).map((choices) =>
      [...path]
        .map((sign, i) => {
          if (choices[i] === 0) return sign.toUpperCase();
          if (choices[i] === 1 && sign !== '/') return `%${sign.charCodeAt(0).toString(16)}`;
          if (choices[i] === 2 && sign === '/') return '//';
          if (choices[i] === 3 && sign === '/' && i > 0) return ';v=1/';
          return sign;
        })
        .join(''),
    );
  const PATHS = [
    '/all-trips',
    '/trips/inca',
    '/trip-list/peru',
    '/tour-operators/andeo',
    '/docs',
    '/catalogsearch/result',
  ];
  const anyKey = fc.oneof(
    fc.constantFrom('utm_source', 'Page', 'ref', '%70age', '__proto__'),
    fc.stringMatching(/^\w{1,8}$/),
  );
  const query = fc.array(fc.tuple(anyKey, fc.string({ maxLength: 12 })), { maxLength: 4 });

  it('has as many keys as there are pages, however it is spelled and whatever is added to it', () => {
    const keys = new Set<string>();
    fc.assert(
      fc.property(fc.constantFrom(...PATHS).chain(spelled), query, fc.boolean(), (path, pairs, slash) => {
        const added = new URLSearchParams(pairs.filter(([key]) => !listKeys.has(key) && key !== 'page'));
        const address = ask(`${path}${slash ? '/' : ''}?${added}`);
        if (address.movedTo !== null) {
          expect(address.movedTo).toMatch(/^\/[a-z]/);
          expect(ask(address.movedTo)).toMatchObject({ movedTo: null, key: address.key, page: address.page });
        }
        if (address.key) keys.add(address.key);
      }),
      { numRuns: 5000 },
    );
    expect([...keys].filter((key) => !PATHS.includes(key) && !key.startsWith('404 '))).toEqual([]);
    expect(keys.size).toBeLessThanOrEqual(PATHS.length + 1);
  });

  it('has no key where the page is its reader’s alone: two who ask at once get one each', () => {
    const own = pagesIn('production').filter(({ facts, path }) => facts.cache === 'private' && !path.includes(':'));
    expect(own.length).toBeGreaterThan(8);
    for (const { path } of own) expect([path, ask(`/${path}`).key]).toEqual([path, null]);
    expect(ask('/all-trips').key).toBe('/all-trips');
  });

  it('never leads to another site', () => {
    const sign = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5c',
      ';',
      '@',
      ':',
      '.',
      '%2e',
      'evil.example',
      'docs',
      'trips',
      '\t',
      '%09',
      '?',
      '#',
      'DOCS',
    );
    fc.assert(
      fc.property(fc.array(sign, { minLength: 1, maxLength: 10 }), (parts) => {
        const target = `/${parts.join('')}`;
        if (!URL.canParse(`http://localhost${target}`)) return;
        const { movedTo } = ask(target);
        if (movedTo === null) return;
        expect(new URL(movedTo, 'https://sojourn.example').origin).toBe('https://sojourn.example');
        expect(movedTo).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      }),
      { numRuns: 5000 },
    );
  });
});
