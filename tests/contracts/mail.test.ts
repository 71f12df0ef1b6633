import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kernel';
import { isMailName, type MailName, mails, plannedMails, type WriteMail } from '#kernel/mail';
import { createApp } from '../../src/server/app.ts';
import { asProvider, refusalOf } from '../../src/server/testing.ts';
import { writeMail } from '../../src/web/mail/write-mail.tsx';
import { htmlFaults } from './html-faults.ts';
import { SCRIPT, mailSamples as samples } from './mail-samples.ts';
import { seededSite } from './testing.ts';

const written = (Object.keys(samples) as MailName[]).flatMap((name) =>
  samples[name].map((variables, i) => ({ name, variables, what: i === 0 ? 'usual' : 'wild' })),
);

describe('mail', () => {
  const site = seededSite();
  const { mail, addresses } = site.door;
  const partner = 'visit-somewhere';
  const write = (
    name: MailName,
    variables: Record<string, unknown>,
    partnerSlug: string | null = null,
    atOwnHost = partnerSlug !== null,
  ) =>
    (writeMail as WriteMail)(site.ctx, site.door, {
      name,
      variables,
      partnerSlug,
      atOwnHost,
      unsubscribeToken: mails[name].marketing ? addresses.tokenOf('ada@example.com') : null,
      siteUrl: 'https://sojourn.example',
    });
  beforeAll(async () => {
    site.door.writeMail = writeMail;
    await site.door.pool.query(
      `insert into partners (id, slug, name, base_url) values ($1, $2, 'Visit Somewhere', 'https://trips.visit-somewhere.example')`,
      [newId(), partner],
    );
  });

  it.each(written)(
    '$name, $what, has a subject of one line and both parts, and is HTML',
    async ({ name, variables }) => {
      const { subject, html, text } = await write(name, variables);
      expect(subject).toMatch(/^\S.{0,198}\S$/);
      expect(text.length).toBeGreaterThan(40);
      expect(text).not.toMatch(/undefined|\[object/);
      // Programs that read mail know tables for layout, and their attributes of old.
      expect((await htmlFaults(html)).filter((fault) => !fault.startsWith('no-deprecated-attr'))).toEqual([]);
    },
  );

  it.each(written)('$name, $what, asks nobody for a picture and runs nothing', async ({ name, variables }) => {
    const { html, pictures } = await write(name, variables);
    const cids = pictures.map(({ cid }) => `cid:${cid}`);
    const sources = [...html.matchAll(/ (?:src|srcset|background|poster)="([^"]*)"/g)].map(([, address]) => address);
    expect(sources.filter((address) => !cids.includes(address ?? ''))).toEqual([]);
    expect(html).not.toMatch(/<script|<img src=x|url\(|@import|@font-face/);
    for (const { bytes } of pictures) expect(bytes.length).toBeLessThan(12_000);
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
  });

  it.each(written)('$name, $what, has no sentence of one part alone', async ({ name, variables }) => {
    const { html, text } = await write(name, variables);
    const shown = html.replace(/<head>.*<\/head>/s, '').replace(/<div class="preview".*?<\/div>/s, '');
    const words = (said: string) => said.replace(/\s+/g, '').toLowerCase();
    const plain = words(text);
    const missing = shown
      .split(/<[^>]*>/)
      .map((part) =>
        part
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&#x27;', "'")
          .replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&'),
      )
      .filter((part) => words(part) && !plain.includes(words(part)));
    expect(missing).toEqual([]);
  });

  it('of a changed password says that every session has ended only where every one has', async () => {
    const textBy = async (by: string) =>
      (await write('password_changed', { at: '2026-11-23T21:36:00.000Z', by })).text.replaceAll('\n', ' ');
    const every = /Every session of your account has ended/;
    expect(await textBy('link')).toMatch(every);
    expect(await textBy('profile')).not.toMatch(every);
    expect(await textBy('profile')).toContain('somebody is signed in as you');
  });

  it('says of an address that is taken how it was entered, and to which account a reservation belongs', async () => {
    const textOf = async (name: MailName, variables: Record<string, unknown>) =>
      (await write(name, variables)).text.replaceAll('\n', ' ');
    expect(await textOf('already_registered', {})).toContain('just signed up');
    const entered = await textOf('already_registered', { by: 'email_change' });
    expect(entered).toContain('as the new one of their account');
    expect(entered).not.toMatch(/sign(ed)? up/);
    const [resume] = samples.reservation_resume;
    const link = await textOf('reservation_resume', { ...resume, isMembers: true });
    expect(link).toContain('sign in to the account that you made it with');
    expect(link).not.toContain('with this address');
  });

  it('of what was canceled says that nothing comes back only where nobody else was paid', async () => {
    const [canceled] = samples.cancellation;
    const textBy = async (collects: boolean) =>
      (await write('cancellation', { ...canceled, back: null, kept: null, collects })).text.replaceAll('\n', ' ');
    expect(await textBy(false)).toContain('Nothing was charged, so nothing comes back');
    expect(await textBy(true)).toContain('ask there what comes back');
    expect(await textBy(true)).not.toContain('nothing comes back');
  });

  it('of what PayPal gave back says that it went back before, and that nobody is asked for it by itself', async () => {
    const textOf = async (name: MailName, of: 'gone' | 'isShort' | 'isTakenBack', is: boolean) => {
      const sample = (samples[name] as Record<string, unknown>[]).find((variables) => variables[of] === true);
      return (await write(name, { ...sample, [of]: is })).text.replaceAll('\n', ' ');
    };
    for (const name of ['cancellation', 'booking_declined', 'departure_cancelled', 'departure_moved'] as const) {
      const words = 'What you paid went back to you before, so nothing more comes back.';
      expect([name, await textOf(name, 'gone', true)]).toEqual([name, expect.stringContaining(words)]);
      expect(await textOf(name, 'gone', true)).not.toContain('Nothing was charged');
      expect(await textOf(name, 'gone', false)).toContain('Nothing was charged');
    }
    expect(await textOf('payment_receipt', 'isShort', true)).toContain('Thank you. Nothing more is asked for here.');
    expect(await textOf('payment_receipt', 'isShort', false)).toContain('It is paid in full.');
    const asked = 'Nothing of it is asked for again by itself';
    expect(await textOf('refund_done', 'isTakenBack', true)).toContain(asked);
    expect(await textOf('refund_done', 'isTakenBack', false)).not.toContain(asked);
  });

  it('of another address says that keeping the old one signs everybody out only once the change counts', async () => {
    const { text } = await write('email_change_notice', { ...samples.email_change_notice[0], hours: 72 });
    const said = text.replaceAll('\n', ' ');
    expect(said).toContain('Before the change counts, that stops it: then end sessions you don’t know in your profile');
    expect(said).toContain('Up to 72 hours after it counts, that signs everybody out');
    expect(said.match(/signs everybody out|everybody is signed out/g)).toHaveLength(1);
  });

  it('that advertises, and no other, says how to stop it', async () => {
    for (const { name, variables } of written) {
      const { html, text, unsubscribeUrl } = await write(name, variables);
      const link = `https://sojourn.example/unsubscribe?token=${addresses.tokenOf('ada@example.com')}`;
      expect(unsubscribeUrl).toBe(mails[name].marketing ? link : null);
      for (const part of [html, text]) expect(part.includes('/unsubscribe')).toBe(mails[name].marketing);
    }
  });

  it('asked for through a partner’s site bears the partner’s name and leads there', async () => {
    const { html } = await write('quiz_result', samples.quiz_result[0] ?? {}, partner);
    expect(html).toContain('Visit Somewhere');
    expect(html).toContain('https://trips.visit-somewhere.example/unsubscribe?token=');
    expect(html).toContain('Powered by Sojourn');
  });

  it('asked for through a partner, but at our host, bears its name and leads to ours; so where it has no host any more', async () => {
    const below = await write('quiz_result', samples.quiz_result[0] ?? {}, partner, false);
    expect(below.html).toContain('Visit Somewhere');
    expect(below.html).toContain('https://sojourn.example/unsubscribe?token=');
    expect(below.html).not.toContain('visit-somewhere.example');
    const { pool } = site.door;
    await pool.query('update partners set base_url = null where slug = $1', [partner]);
    const gone = await write('quiz_result', samples.quiz_result[0] ?? {}, partner);
    await pool.query(`update partners set base_url = 'https://trips.visit-somewhere.example' where slug = $1`, [
      partner,
    ]);
    expect(gone.html).toContain('https://sojourn.example/unsubscribe?token=');
    expect(gone.html).toContain('Visit Somewhere');
  });

  it('is built or planned, never both', () => {
    expect(Object.keys(plannedMails).filter(isMailName)).toEqual([]);
    // A mailed link to a second factor would make one mailbox enough for both: it is handed over (0095).
    expect([...Object.keys(plannedMails), ...Object.keys(mails)]).not.toContain('role_invite');
    expect(Object.keys(samples).toSorted()).toEqual(Object.keys(mails).toSorted());
  });

  const suppressed = async () =>
    (await site.door.pool.query('select scope, reason from mail_suppressions')).rows.map(
      (row) => `${row.scope} ${row.reason}`,
    );
  const asked = (path: string, init: RequestInit) => site.ask(path, { method: 'POST', redirect: 'manual', ...init });

  describe('is stopped', () => {
    const token = addresses.tokenOf('grace@example.com');
    const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

    it.each([
      ['by the POST of a mail program', `/unsubscribe?token=${token}`, 'List-Unsubscribe=One-Click', FORM, 200],
      ['by the button of its page', '/unsubscribe', `token=${token}`, { ...FORM, Origin: 'http://localhost' }, 303],
      ['by a call', `/v1/unsubscribe/${token}`, '', {}, 200],
      ['by a call with a form in it', `/v1/unsubscribe/${token}`, 'List-Unsubscribe=One-Click', FORM, 200],
    ])('%s', async (_how, path, body, headers, status) => {
      await site.door.pool.query('truncate mail_suppressions');
      const answer = await asked(path, { body, headers });
      expect(answer.status).toBe(status);
      expect(await suppressed()).toEqual(['marketing unsubscribed']);
    });

    it.each(['', 'x', token.slice(0, -1), `${token}A`, Buffer.alloc(48, 1).toString('base64url')])(
      'by nobody with another token: %s',
      async (other) => {
        await site.door.pool.query('truncate mail_suppressions');
        expect(
          (await asked(`/unsubscribe?token=${other}`, { body: 'List-Unsubscribe=One-Click', headers: FORM })).status,
        ).toBe(404);
        const led = await asked('/unsubscribe', {
          body: `token=${other}`,
          headers: { ...FORM, Origin: 'http://localhost' },
        });
        expect([led.status, led.headers.get('Location')]).toEqual([303, '/unsubscribe']);
        expect(await suppressed()).toEqual([]);
      },
    );

    it('by no page of another site', async () => {
      await site.door.pool.query('truncate mail_suppressions');
      const answer = await asked('/unsubscribe', {
        body: `token=${token}`,
        headers: { ...FORM, Origin: 'https://evil.example' },
      });
      expect(answer.status).toBe(403);
      expect(await suppressed()).toEqual([]);
    });
  });

  describe('that came back', () => {
    const told = { email: 'Grace@Example.com', kind: 'bounced' };
    const MINUTE = 60_000;

    it('is told by its provider once, however often', async () => {
      await site.door.pool.query('truncate mail_suppressions');
      const call = asProvider(told);
      expect((await asked('/v1/mail_bounces', call)).status).toBe(200);
      expect((await asked('/v1/mail_bounces', call)).status).toBe(200);
      expect(await suppressed()).toEqual(['all bounced']);
    });

    it.each([
      [
        'nobody signed',
        () => ({ ...asProvider(told), headers: { 'Content-Type': 'application/json' } as Record<string, string> }),
      ],
      [
        'was signed for other words',
        () => ({ ...asProvider(told), body: JSON.stringify({ ...told, email: 'other@example.com' }) }),
      ],
      ['is older than five minutes', () => asProvider(told, new Date(Date.now() - 6 * MINUTE))],
      ['comes from the future', () => asProvider(told, new Date(Date.now() + 6 * MINUTE))],
      [
        'bears another time',
        () => {
          const call = asProvider(told);
          return {
            ...call,
            headers: { ...call.headers, 'webhook-timestamp': String(Math.floor(Date.now() / 1000) - 9) },
          };
        },
      ],
      [
        'bears another id',
        () => ({ ...asProvider(told), headers: { ...asProvider(told).headers, 'webhook-id': 'other' } }),
      ],
    ])('isn’t believed when it %s', async (_what, call) => {
      await site.door.pool.query('truncate mail_suppressions');
      expect(await refusalOf(await asked('/v1/mail_bounces', call()))).toEqual({
        status: 401,
        code: 'unauthenticated',
      });
      expect(await suppressed()).toEqual([]);
    });

    it.each([{}, { email: 'nobody', kind: 'bounced' }, { email: 'a@example.com', kind: 'lost' }])(
      'is refused when it is no news: %j',
      async (body) => {
        expect((await asked('/v1/mail_bounces', asProvider(body))).status).toBe(422);
      },
    );
  });

  describe('of a demo', () => {
    it('can be read, and does nothing when it is', async () => {
      await site.door.pool.query('truncate email_log');
      await mail.post(site.ctx, {
        name: 'contact_receipt',
        to: 'ada@example.com',
        subjectId: newId(),
        variables: { name: SCRIPT, topic: 'Other', message: SCRIPT },
      });
      const { rows } = await site.door.pool.query('select id from email_log');
      const list = await (await site.ask('/dev/mail')).text();
      expect(list).toContain('We have your message');
      expect(list).toContain('ada@example.com');
      for (const path of [`/dev/mail/${rows[0].id}`, `/dev/mail/${rows[0].id}/html`]) {
        const answer = await site.ask(path);
        expect(answer.status).toBe(200);
        expect(answer.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/);
        expect(await answer.text()).not.toContain('<script>');
      }
      expect((await site.ask(`/dev/mail/${newId()}`)).status).toBe(404);
    });

    it.each([
      ['in production', { env: 'production' as const }],
      ['where other machines may ask', { host: '0.0.0.0' }],
    ])('is read by nobody %s', async (_where, change) => {
      const { rows } = await site.door.pool.query('select id from email_log');
      const app = createApp({ ...site.door, config: { ...site.door.config, ...change } });
      for (const path of ['/dev/mail', `/dev/mail/${rows[0].id}`, `/dev/mail/${rows[0].id}/html`])
        expect((await app.request(`http://localhost${path}`)).status).toBe(404);
    });
  });
});
