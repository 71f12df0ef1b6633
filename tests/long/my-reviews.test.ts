import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { setUpFactor, signIn, somebody } from '../journeys/members.ts';
import { openedFaults, violations } from '../journeys/page-quality.ts';
import { isEveryPage, ON_SCREENS, SCREENS } from '../journeys/sample.ts';
import { mailTo } from '../journeys/sent-mail.ts';
import { ENCRYPTION_KEYS, runCli } from '../journeys/server.ts';
import { DESK, hydrated, PHONE, traveler } from '../journeys/traveler.ts';

const MINE = '/account/my-reviews';
const TEXT = 'Two guides for nine of us, and a cook who knew every village on the way.';
const SCRIPT = '<script>alert(1)</script>';
/** Several people take part, each in a browser of their own. */
const LONG = { timeout: 240_000 };

describe('a review, after it was written,', () => {
  const { walk } = traveler();
  /** As whoever runs the server does. @returns what it says */
  const cli = (...words: string[]) => runCli({ DATABASE_URL: inject('siteDatabase'), ENCRYPTION_KEYS }, ...words);
  /** Of a moderator, once there is one. */
  let team: Awaited<ReturnType<BrowserContext['cookies']>> = [];
  /** Opens the desk as a moderator, whose second factor is set up the first time. */
  const toDesk = async (page: Page): Promise<void> => {
    if (team.length > 0) {
      await page.context().addCookies(team);
      await page.goto('/staff/reviews');
      return page.getByRole('heading', { name: 'Reviews to read' }).waitFor();
    }
    const email = await signIn(page, somebody());
    await setUpFactor(page, await cli('staff:add', email));
    await page.getByRole('heading', { name: 'What waits' }).waitFor();
    await page.goto('/staff/reviews');
    team = await page.context().cookies();
  };
  const publish = (summary: string) =>
    walk({ javaScriptEnabled: false }, async (page) => {
      await toDesk(page);
      await page.getByRole('button', { name: `Publish: ${summary}` }).click();
      await page.getByText('It is published, and its author is told.').waitFor();
    });
  /** @returns the slug of the company that it is about */
  const write = async (page: Page, summary: string): Promise<string> => {
    await page.goto('/write-a-review');
    await page.getByLabel('With which company did you travel?').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Continue' }).click();
    await hydrated(page);
    const overall = page.getByRole('group', { name: 'Overall', exact: true });
    await overall.getByRole('radio', { name: /^4/ }).check();
    await page.getByLabel('Summary').fill(summary);
    await page.getByLabel('Review', { exact: true }).fill(TEXT);
    await page.getByLabel('Name', { exact: true }).fill('Ada L.');
    const company = new URL(page.url()).searchParams.get('operator') ?? '';
    await page.getByRole('button', { name: 'Submit review' }).click();
    await page.getByRole('heading', { name: 'We have your review' }).waitFor();
    return company;
  };
  const mine = (page: Page, summary: string) => page.getByRole('article', { name: summary });

  it('is published, changed by its author, published once more and withdrawn: its pages follow each time', LONG, () =>
    walk({ viewport: DESK }, async (page) => {
      const summary = `A quiet week ${Date.now()}`;
      const later = `${summary}, seen again`;
      await signIn(page);
      const list = `/tour-operators/${await write(page, summary)}-reviews`;
      const isShown = async (text: string) => (await (await page.request.get(list)).text()).includes(text);
      await page.goto(MINE);
      await mine(page, summary).getByText('Being read').waitFor();
      expect(await isShown(summary)).toBe(false);
      await publish(summary);
      await page.reload();
      await mine(page, summary).getByText('Published', { exact: true }).waitFor();
      await expect.poll(() => isShown(summary)).toBe(true);

      // By keyboard alone.
      await hydrated(page);
      await page.getByRole('link', { name: `Change: ${summary}` }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Change Your Review' }).waitFor();
      await hydrated(page);
      expect(await violations(page)).toEqual([]);
      const overall = page.getByRole('group', { name: 'Overall', exact: true });
      expect(await overall.getByRole('radio', { checked: true }).getAttribute('value')).toBe('4');
      await overall.getByRole('button', { name: 'Clear Overall' }).click();
      await page.getByRole('button', { name: 'Save the change' }).click();
      await page.getByText('Give at least one score').waitFor();
      await overall.getByRole('radio', { name: /^2/ }).check();
      await page.getByLabel('Summary').fill(later);
      await page.getByLabel('Review', { exact: true }).fill(`${SCRIPT} ${TEXT}`);
      await page.getByRole('button', { name: 'Save the change' }).click();
      await page.getByText('We have your change.').waitFor();
      await mine(page, summary).getByText('Your change, which we read next').click();
      await page.getByRole('heading', { name: later }).waitFor();
      expect([await isShown(later), await isShown(summary)]).toEqual([false, true]);

      await publish(later);
      await page.reload();
      await mine(page, later).getByText('Published', { exact: true }).waitFor();
      await expect.poll(() => isShown(later)).toBe(true);
      await mine(page, later).getByText('Withdraw', { exact: false }).first().click();
      await page.getByRole('button', { name: `Withdraw this review: ${later}` }).click();
      await page.getByText('It is withdrawn').waitFor();
      await mine(page, later).getByText('Withdrawn', { exact: true }).waitFor();
      await expect.poll(() => isShown(summary)).toBe(false);
    }),
  );

  it('is changed and withdrawn without scripts; one that was refused says why', LONG, () =>
    walk({ viewport: PHONE }, async (page) => {
      const summary = `Rain all week ${Date.now()}`;
      const email = await signIn(page);
      await write(page, summary);
      await walk({ viewport: PHONE, javaScriptEnabled: false }, async (plain) => {
        await signIn(plain, email);
        await plain.goto(MINE);
        await plain.getByRole('link', { name: `Change: ${summary}` }).click();
        await plain.getByLabel('Summary').fill(`${summary}, mostly`);
        await plain.getByRole('group', { name: 'Meals' }).getByRole('radio', { name: /^5/ }).check();
        await plain.getByRole('group', { name: 'Overall', exact: true }).getByLabel('Not scored').check();
        await plain.getByRole('button', { name: 'Save the change' }).click();
        await plain.getByText('It is changed. We read it').waitFor();
        expect(await mine(plain, `${summary}, mostly`).innerText()).toContain('5.0');
        await walk({ javaScriptEnabled: false }, async (desk) => {
          await toDesk(desk);
          const waits = desk.getByRole('article', { name: `${summary}, mostly` });
          await waits.getByLabel('Reason').selectOption({ label: 'It advertises something' });
          await desk.getByRole('button', { name: `Refuse: ${summary}, mostly` }).click();
          await desk.getByText('It is refused, and its author is told why.').waitFor();
        });
        await plain.reload();
        await mine(plain, `${summary}, mostly`).getByText('because it advertises something').waitFor();
      });
    }),
  );

  it(
    'is answered by its company once, which its author reads; a reader reports it, and the team takes it back',
    LONG,
    () =>
      walk({ viewport: DESK }, async (page) => {
        const summary = `Slow in the best way ${Date.now()}`;
        const author = await signIn(page);
        const company = await write(page, summary);
        await publish(summary);
        const list = `/tour-operators/${company}-reviews`;
        const reply = `Thank you. ${SCRIPT}`;
        for (const javaScriptEnabled of [false, true]) {
          await walk({ viewport: javaScriptEnabled ? DESK : PHONE, javaScriptEnabled }, async (own) => {
            const email = await signIn(own);
            await cli('operator:add', email, company);
            await own.goto('/operator/reviews?show=unanswered');
            if (javaScriptEnabled) {
              await own.goto('/operator/reviews');
              const review = own.getByRole('article', { name: summary });
              await review.getByText('Change the reply').click();
              await own.getByLabel(`Reply to: ${summary}`).fill(`${reply} Come again.`);
              await own.getByRole('button', { name: `Change it: ${summary}` }).click();
              await own.getByText('Your reply is changed.').waitFor();
              expect(await review.innerText()).toContain('Come again.');
            } else {
              await own.getByLabel(`Reply to: ${summary}`).fill(reply);
              await own.getByRole('button', { name: `Publish the reply: ${summary}` }).click();
              await own.getByText('Your reply stands under the review').waitFor();
            }
          });
        }
        await expect.poll(async () => (await mailTo(page, author)).join()).toContain('Thank you. &lt;script&gt;');
        await page.goto(list);
        const shown = page.getByRole('article').filter({ hasText: summary });
        await shown.getByText('Come again.').waitFor();
        expect(await shown.innerText()).toContain(SCRIPT);

        await walk({ viewport: PHONE }, async (reader) => {
          await reader.goto(list);
          await reader.getByRole('link', { name: `Report: ${summary}` }).click();
          await reader.getByRole('heading', { name: 'Report a Review' }).waitFor();
          await hydrated(reader);
          await reader.getByRole('button', { name: 'Send the report' }).click();
          await reader.getByText('Choose what is wrong with it').waitFor();
          expect(await violations(reader)).toEqual([]);
          await reader.getByLabel('Something else').check();
          await reader.getByLabel('What else should we know?').fill(`It names me. ${SCRIPT}`);
          await reader.getByRole('button', { name: 'Send the report' }).click();
          await reader.getByText('We have your report.').waitFor();
        });
        await walk({ viewport: DESK, javaScriptEnabled: false }, async (reader) => {
          await reader.goto(list);
          await reader.getByRole('link', { name: `Report: ${summary}` }).click();
          await signIn(reader);
          await reader.getByLabel('It insults somebody').check();
          await reader.getByRole('button', { name: 'Send the report' }).click();
          await reader.getByText('We have your report.').waitFor();
        });
        await walk({ viewport: DESK }, async (desk) => {
          await toDesk(desk);
          const reported = desk
            .getByRole('region', { name: 'Reported by readers' })
            .getByRole('article', { name: summary });
          expect(await reported.innerText()).toContain('2 reports');
          expect(await reported.innerText()).toContain(`It names me. ${SCRIPT}`);
          expect(await violations(desk)).toEqual([]);
          await reported.getByLabel('Reason').selectOption({ label: 'It insults somebody' });
          await desk
            .getByRole('button', { name: `Take back: ${summary}` })
            .first()
            .click();
          await desk.getByText('It is refused, and its author is told why.').waitFor();
        });
        await expect.poll(async () => (await (await page.request.get(list)).text()).includes(summary)).toBe(false);
      }),
  );

  it.runIf(isEveryPage)(`has nothing wrong on its pages ${ON_SCREENS}`, LONG, async () => {
    const summary = `Wide and narrow ${Date.now()}`;
    const email = somebody();
    const company = await walk({}, async (page) => {
      await signIn(page, email);
      return write(page, summary);
    });
    await publish(summary);
    await cli('operator:add', email, company);
    for (const viewport of SCREENS) {
      await walk({ viewport }, async (page) => {
        await signIn(page, email);
        for (const path of [MINE, '/operator/reviews']) {
          expect([viewport.width, path, await openedFaults(page, path)]).toEqual([viewport.width, path, []]);
        }
        await page.goto(MINE);
        const change = await page.getByRole('link', { name: `Change: ${summary}` }).getAttribute('href');
        const list = await (await page.request.get(`/tour-operators/${company}-reviews`)).text();
        const report = /\/report-a-review\?review=[0-9a-f-]+/.exec(list)?.[0] ?? '';
        for (const path of [change ?? '', report]) {
          expect([viewport.width, path, await openedFaults(page, path)]).toEqual([viewport.width, path, []]);
        }
      });
    }
  });

  it('and messages are read at the desk, marked as answered and closed, with and without scripts', LONG, async () => {
    for (const javaScriptEnabled of [true, false]) {
      const message = `When does it snow ${Date.now()}? ${SCRIPT}`;
      await walk({}, async (page) => {
        await page.goto('/contact');
        await hydrated(page);
        await page.getByLabel('Name').fill('Ada Lovelace');
        await page.getByLabel('Email').fill('ada@example.com');
        await page.getByLabel('Message').fill(message);
        await page.getByRole('button', { name: 'Submit' }).click();
        await page.getByRole('dialog', { name: 'Thank you!' }).waitFor();
      });
      await walk({ viewport: javaScriptEnabled ? DESK : PHONE, javaScriptEnabled }, async (page) => {
        await toDesk(page);
        await page.getByRole('link', { name: 'Messages' }).click();
        await page.getByRole('heading', { name: 'Messages' }).waitFor();
        await page.getByLabel('State').selectOption('New');
        await page.getByRole('button', { name: 'Show' }).click();
        expect(await page.getByRole('main').innerText()).not.toContain('snow');
        if (javaScriptEnabled) expect(await openedFaults(page, page.url())).toEqual([]);
        await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
        await page.getByText(message).waitFor();
        if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
        await page.getByRole('button', { name: 'Mark as answered' }).click();
        await page.getByText('It is marked as answered.').waitFor();
        expect(await page.getByRole('region', { name: 'What was done' }).innerText()).toMatch(/Opened .*\n.*Answered/);
        await page.getByRole('button', { name: 'Close' }).click();
        await page.getByText('It is closed.').waitFor();
        expect(await page.getByRole('button', { name: 'Mark as answered' }).count()).toBe(0);
      });
    }
  });
});
