import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyersAt } from '#bookings/testing';
import { temporaryFolder, testDatabase } from '#kernel/testing';
import { freePort } from '../journeys/free-port.ts';
import { setUpFactor, signIn } from '../journeys/members.ts';
import { PAYABLE } from '../journeys/payable-offers.ts';
import { mailTo } from '../journeys/sent-mail.ts';
import { demoCatalogue, ENCRYPTION_KEYS, runCli, startServer, type TestServer } from '../journeys/server.ts';
import { DESK, traveler } from '../journeys/traveler.ts';

const LONG = { timeout: 240_000 };
const TRAVELERS = 6;
/** What somebody tells of themselves that nobody but the company reads again: each text is like no other. */
const KEYS = ['passport_number', 'insurance_policy_number', 'insurance_company', 'dietary', 'medical'] as const;
type Key = (typeof KEYS)[number];
const secretOf = (at: number, i: number) => `Cn${(7_919 * (at * KEYS.length + i + 1)).toString(36)}Zq${at}${i}`;
const people = Array.from({ length: TRAVELERS }, (_, at) => ({
  position: at + 1,
  first_name: `Ada${at + 1}`,
  last_name: 'Lovelace',
  dob: '1985-12-10',
  ...(Object.fromEntries(KEYS.map((key, i) => [key, secretOf(at, i)])) as Record<Key, string>),
}));
const secrets = people.flatMap((one) => KEYS.map((key) => one[key]));

/** Those that stand in a text, as they are or as bytes are written. */
const told = (text: string) =>
  secrets.filter((secret) => text.includes(secret) || text.includes(Buffer.from(secret).toString('hex')));

describe('what only a company needs of a traveler', () => {
  const { walk } = traveler();
  const { url, pool } = testDatabase(demoCatalogue(300));
  const folder = temporaryFolder('secrets');
  const log: string[] = [];
  let server: TestServer;

  beforeAll(async () => {
    const environment = {
      DATABASE_URL: url,
      DEMO_TRIPS: '0',
      PORT: String(await freePort()),
      BOT_CHECK: 'off',
      LOG_LEVEL: 'trace',
      TEAM_EMAIL: 'team@sojourn.example',
    };
    server = await startServer(environment, folder, undefined, (line) => log.push(line));
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const cli = (...args: string[]) => runCli({ DATABASE_URL: url, ENCRYPTION_KEYS }, ...args);

  it('stands in no page, answer, mail, log, file or table on its whole way; the company reads it', LONG, async () => {
    expect(new Set(secrets).size).toBe(30);
    const [offer] = (await pool.query(PAYABLE)).rows;
    const { rows } = await pool.query(
      'select o.slug from trips t join operators o on o.id = t.operator_id where t.slug = $1',
      [offer.trip],
    );
    const [{ slug: company }] = rows;
    const answers: [string, string][] = [];
    const noted = async (what: string, text: string | Promise<string>) => {
      answers.push([what, await text]);
    };
    const buyer = buyersAt({
      async ask(path, init) {
        const answer = await fetch(server.url + path, init);
        await noted(`${init.method} ${path}`, answer.clone().text());
        return answer;
      },
      approve() {},
    })();
    const wanted = { trip: offer.trip, tripId: '', departureId: offer.departure, level: offer.tier };
    await buyer.begin(wanted, { number_of_travelers: TRAVELERS });
    await buyer.hold(wanted, TRAVELERS);
    await buyer.step('accommodation', { accommodation_level: offer.tier });
    await buyer.step('payment_type', { payment_type: 'full' });
    const refused = [
      { ...people[0], position: TRAVELERS + 1 },
      { ...people[0], passport_expires_on: '2020-01-01' },
      { ...people[0], medical: `${people[0]?.medical} `.repeat(200) },
      { ...people[0], passport_number: [people[0]?.passport_number] },
    ];
    for (const one of refused) {
      const { status } = await buyer.step('passenger_detail', { passengers: [one] });
      expect(status).toBe(422);
    }
    const named = await buyer.step('passenger_detail', { passengers: people });
    expect([named.status, named.errors]).toEqual([200, []]);
    await pool.query(
      `update bookings set terms = jsonb_set(terms::jsonb, '{reservationFields}', $2::jsonb) where id = $1`,
      [buyer.id(), JSON.stringify(['dob', ...KEYS])],
    );
    const { data } = await buyer.look();
    await buyer.step('', { confirm: true, terms_accepted: true, quote: data.attributes.quote });
    const created = await buyer.pay({ action: 'create' });

    await walk({ viewport: DESK, baseURL: server.url, expects: /4\d\d/ }, async (page) => {
      const see = async (path: string) => {
        await page.goto(path);
        await noted(path, page.content());
      };
      const name = `reservation-${buyer.id().replaceAll('-', '').slice(-8)}`;
      await page.context().addCookies([{ name, value: buyer.token() ?? '', url: server.url }]);
      for (const step of ['passengers', 'confirm']) await see(`/reserve?reservation=${buyer.id()}&step=${step}`);
      await page.goto(created.data.attributes.approval_url);
      await page.getByRole('button', { name: /^Pay \$/ }).click();
      await page.waitForURL(/\/booking\//);
      await noted('thank you', page.content());
      const path = `/booking/${buyer.id()}`;
      const wrong = await page.request.post(path, {
        headers: { Origin: server.url },
        maxRedirects: 0,
        form: { ...people[1], do: 'passenger', position: '2', dob: '1985-02-30' },
      });
      await noted('a form that is refused', JSON.stringify(wrong.headers()));
      await see(path);
      expect(await page.getByRole('main').textContent()).toContain(`••••• ${people[0]?.passport_number?.slice(-3)}`);
      await page.reload();
      for (const own of [`${path}.data`, `${path}/trip.ics`, '/my-bookings', '/my-bookings.data']) {
        await noted(own, (await page.request.get(own)).text());
      }
      const receipt = await page.locator('main a[href*="/receipts/"]').first().getAttribute('href');
      await see(receipt ?? '');
      const query = '{ myBookings { orderNumber } }';
      await noted('GraphQL', (await page.request.post('/graphql', { data: { query } })).text());
      for (const open of ['/', `/trips/${offer.trip}`, '/all-trips', '/readyz', '/version', '/no-such-page']) {
        await noted(open, (await page.request.get(open)).text());
        await noted(`${open}, kept`, (await page.request.get(open)).text());
      }
    });
    const { rows: orders } = await pool.query('select order_number from bookings where id = $1', [buyer.id()]);
    const order = String(orders[0].order_number).toLowerCase();
    await walk({ viewport: DESK, baseURL: server.url }, async (page) => {
      const email = await signIn(page);
      await setUpFactor(page, await cli('staff:add', email, 'finance'));
      for (const path of ['/staff', '/staff/bookings', `/staff/bookings/${order}`, '/staff/refunds']) {
        await page.goto(path);
        await noted(path, page.content());
      }
    });
    await walk({ viewport: DESK, baseURL: server.url }, async (page) => {
      const email = await signIn(page);
      await cli('operator:add', email, company);
      for (const path of ['/operator', '/operator/bookings', `/operator/bookings?order=${order}`]) {
        await page.goto(path);
        await noted(path, page.content());
      }
      await setUpFactor(page, await cli('operator:factor', email));
      await page.goto(`/operator/bookings/${order}/manifest`);
      expect(told(await page.content())).toEqual(secrets);
      const sent = async () => (await mailTo(page, buyer.email)).length;
      await expect.poll(sent, { timeout: 60_000 }).toBeGreaterThan(0);
      await page.goto('/dev/mail');
      const mails = await page
        .locator('a[href^="/dev/mail/"]')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      expect(mails.length).toBeGreaterThan(2);
      for (const mail of new Set(mails)) await noted(mail ?? '', (await page.request.get(mail ?? '')).text());
    });

    expect(answers.flatMap(([what, text]) => told(text).map((secret) => `${what}: ${secret}`))).toEqual([]);
    expect(log.length).toBeGreaterThan(20);
    expect(told(log.join('\n'))).toEqual([]);
    const { rows: tables } = await pool.query(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    );
    expect(tables.length).toBeGreaterThan(50);
    for (const { name } of tables) {
      const { rows: dumped } = await pool.query(`select t::text as row from ${name} t`);
      expect([name, told(dumped.map(({ row }) => row).join('\n'))]).toEqual([name, []]);
    }
    const files = globSync(`${folder}/**/*`).filter((file) => statSync(file).isFile());
    for (const file of files) expect([file, told(readFileSync(file, 'latin1'))]).toEqual([file, []]);
  });
});
