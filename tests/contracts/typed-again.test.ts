import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addOperatorUser } from '#accounts/upkeep';
import { createPageDoor } from '#pages';
import { builtPages } from './built-pages.ts';
import { beginForm, type Offer, reservingSite } from './reserving.ts';
import { type Browser, signingIn } from './signing-in.ts';

type Form = Record<string, string>;

/** A control of a page, by its name and, where several share it, its value. */
function controlIn(html: string, name: string, value?: string): string {
  const tags = html.match(/<(?:input|select)\b[^>]*>|<textarea\b[^>]*>[^<]*/g) ?? [];
  const found = tags.find(
    (tag) => tag.includes(`name="${name}"`) && (value === undefined || tag.includes(`value="${value}"`)),
  );
  if (!found) throw new Error(`The page has no control “${name}”.`);
  return found;
}

describe('a form that is refused', () => {
  const { site, offers, setPlaces } = reservingSite();
  const { pool } = site.door;
  let open: ReturnType<typeof signingIn>;
  let some: Offer[];
  beforeAll(async () => {
    open = signingIn(site, { pages: createPageDoor((await builtPages()).render, null, site.ctx.clock) });
    some = await offers(500);
  });
  beforeEach(() => pool.query('truncate rate_limits'));

  /** Sends a form, and opens the page that it leads to. */
  const sent = async (one: Browser, path: string, form: Form) => {
    const to = (await one.ask(path, { form })).location ?? '';
    return { to, html: (await one.ask(to)).body as string };
  };
  const member = async (email: string) => {
    const one = open.browser();
    await open.signIn(one, email);
    return one;
  };
  /** One whose trip has another date, with places on it. */
  const offered = async (): Promise<[Offer, Offer]> => {
    const offer = some.find((one) => some.some((other) => other.trip === one.trip && other !== one)) as Offer;
    const other = some.find(({ trip, departureId }) => trip === offer.trip && departureId !== offer.departureId);
    await setPlaces(offer, 50);
    return [offer, other as Offer];
  };
  const held = async (one: Browser, email: string) => {
    const [offer] = await offered();
    const { to } = await sent(one, '/reserve', beginForm(offer, email));
    const reservation = new URL(to, 'http://localhost').searchParams.get('reservation') ?? '';
    expect(to).toContain('step=payment');
    return { offer, reservation };
  };

  it('shows what was typed to whoever begins a reservation, also for another date, until it is begun', async () => {
    const [offer, other] = await offered();
    const one = open.browser();
    const form = { ...beginForm(offer, 'typed@example.com'), first_name: '明', ages: '1980', comment: 'With a dog.' };
    const { to, html } = await sent(one, '/reserve', form);
    expect(to).toMatch(/field=ages#contact$/);
    expect(to).not.toContain('dog');
    expect(html).toContain('id="contact"');
    expect(controlIn(html, 'comment')).toContain('With a dog.');
    expect(controlIn(html, 'first_name')).toContain('value="明"');
    expect(controlIn(html, 'ages')).toMatch(/(?=.*aria-invalid="true")(?=.*value="1980")/);
    const page = async ({ trip, departureId, level }: Offer) =>
      (await one.ask(`/reserve?trip=${trip}&departure=${departureId}&tier=${level}&travelers=2`)).body as string;
    expect(controlIn(await page(other), 'comment')).toContain('With a dog.');
    const elsewhere = some.find(({ trip }) => trip !== offer.trip) as Offer;
    expect(controlIn(await page(elsewhere), 'comment')).not.toContain('With a dog.');
    // A name of one letter is a name.
    const begun = await sent(one, '/reserve', { ...form, ages: '' });
    expect(begun.to).toContain('step=payment');
    expect(controlIn(await page(offer), 'comment')).not.toContain('With a dog.');
  });

  it('says below the comment that it is too long, and keeps it', async () => {
    const [offer] = await offered();
    const form = { ...beginForm(offer, 'writes-much@example.com'), comment: 'a'.repeat(2_001) };
    const { to, html } = await sent(open.browser(), '/reserve', form);
    expect(to).toMatch(/field=comment#contact$/);
    expect(html).toContain('2,000 characters at most');
    expect(controlIn(html, 'comment')).toMatch(/(?=.*aria-invalid="true")(?=.*a{2001})/s);
  });

  it('is none for lines in the message of a gift card: browsers count a break as one character, and send two', async () => {
    const form = {
      ...{ do: 'order', key: crypto.randomUUID(), amount: '100', currency: 'USD' },
      ...{ recipient_name: 'Mary Somerville', recipient_email: 'mary@example.com' },
      ...{ sender_name: 'Ada Lovelace', sender_email: 'ada@example.com' },
    };
    const message = (letters: number) => `${'a'.repeat(letters)}${'\r\n'.repeat(20)}b`;
    const one = await member('gives@example.com');
    const long = await sent(one, '/travel-gifts-card/buy', { ...form, message: message(980) });
    expect(long.to).toContain('error=invalid&field=message');
    expect(controlIn(long.html, 'message')).toContain('aria-invalid="true"');
    const { to } = await sent(one, '/travel-gifts-card/buy', { ...form, message: message(979) });
    expect(to).toBe('/travel-gifts-card/buy');
  });

  it('keeps how much is paid now where a gift card is mistyped', async () => {
    const one = open.browser();
    const { reservation } = await held(one, 'pays@example.com');
    const form = { do: 'payment', reservation, payment_type: 'full', gift_card_code: 'nonsense' };
    const { to, html } = await sent(one, '/reserve', form);
    expect(to).toContain('error=gift_card_invalid');
    expect(controlIn(html, 'payment_type', 'full')).toContain('checked');
    expect(controlIn(html, 'payment_type', 'deposit')).not.toContain('checked');
    expect(controlIn(html, 'gift_card_code')).toContain('value="nonsense"');
  });

  it('keeps the names of passengers, says which is wrong, and shows none of another window', async () => {
    const one = open.browser();
    const { reservation } = await held(one, 'names@example.com');
    await one.ask('/reserve', { form: { do: 'payment', reservation, payment_type: 'full' } });
    const names = { first_1: 'Ada', last_1: ' ', first_2: 'Mary', last_2: 'Shelley' };
    const form = { do: 'passengers', reservation, count: '2', ...names };
    const { to, html } = await sent(one, '/reserve', form);
    expect(to).toContain('field=last_1');
    expect(controlIn(html, 'last_1')).toContain('aria-invalid="true"');
    expect(controlIn(html, 'first_1')).not.toContain('aria-invalid');
    expect(controlIn(html, 'last_2')).toContain('value="Shelley"');
    const plain = (await one.ask(`/reserve?reservation=${reservation}&step=passengers`)).body;
    expect(controlIn(plain, 'last_2')).not.toContain('Shelley');
    const older = await sent(one, '/reserve', { ...form, last_1: 'Lovelace', version: '0' });
    expect(older.to).toContain('error=version_changed');
    expect(controlIn(older.html, 'last_2')).not.toContain('Shelley');
  });

  it('keeps the message with which a list is shared', async () => {
    const one = await member('shares@example.com');
    const { to } = await sent(one, '/wishlist', { do: 'create', name: 'Andes' });
    const list = new URL(to, 'http://localhost').searchParams.get('list') ?? '';
    const form = { do: 'share', at: 'share', list, to_email: 'anna@example', message: 'Look at the second one!' };
    const { html } = await sent(one, '/wishlist', form);
    expect(controlIn(html, 'message')).toContain('Look at the second one!');
    expect(controlIn(html, 'to_email')).toContain('value="anna@example"');
    // By it the page is known when its form is pressed twice.
    expect(controlIn(html, 'key')).toMatch(/value="[0-9a-f]{8}-[0-9a-f-]{27}"/);
  });

  it('keeps the address that is invited, that an account is to have, or that a password is asked for', async () => {
    const one = await member('mistypes@example.com');
    const forms: [string, Form][] = [
      ['/invite-friend', { email: 'anna@example' }],
      ['/invite-friend', { email: 'mistypes@example.com' }],
      ['/account/my-profile', { do: 'email', email: 'mistypes@example' }],
      ['/customer/forgot-password', { email: 'mistypes@example' }],
    ];
    for (const [path, form] of forms) {
      const { to, html } = await sent(one, path, form);
      expect(to).toContain('error=');
      expect(to).not.toContain('example');
      expect(controlIn(html, 'email')).toContain(`value="${form.email}"`);
      expect(controlIn((await one.ask(path)).body, 'email')).not.toContain('value="');
    }
    const { html } = await sent(one, '/account/my-profile', { do: 'password', password: 'a', email: 'a@example' });
    expect(controlIn(html, 'email')).not.toContain('value="');
    const told = await sent(one, '/tellus-about-yourself', { 'places.asia': 'yes', birthday: '2984-05-31' });
    expect(controlIn(told.html, 'birthday')).toContain('value="2984-05-31"');
    expect(controlIn(told.html, 'places.asia')).toContain('checked');
  });

  it('keeps the address of whoever signs in, and no password', async () => {
    const one = open.browser();
    const forms: Form[] = [{ email: 'mistypes@example' }, { email: 'nobody@example.com', password: 'not the one' }];
    for (const form of forms) {
      const { to, html } = await sent(one, '/sign-in-mm', form);
      expect(to).toContain('error=');
      expect(to).not.toContain('example');
      expect(controlIn(html, 'email')).toContain(`value="${form.email}"`);
      expect(html).not.toContain('not the one');
      expect(controlIn((await one.ask('/sign-in-mm')).body, 'email')).not.toContain('value="');
    }
  });

  it('keeps the reason and the new dates of a company', async () => {
    const [{ tripId, departureId }] = await offered();
    const { rows } = await pool.query('select operator_id as id from trips where id = $1', [tripId]);
    const one = await member('company@example.com');
    await addOperatorUser(site.ctx, { email: 'company@example.com', operatorId: rows[0].id });
    const dates = { start_date: '2027-09-20', end_date: '2027-09-10' };
    const form = { do: 'move', departure: departureId, reason: 'The pass is snowed in.', ...dates };
    const { html } = await sent(one, '/operator/departures', form);
    expect(controlIn(html, 'reason')).toContain('The pass is snowed in.');
    expect(controlIn(html, 'start_date')).toContain('value="2027-09-20"');
  });
});
