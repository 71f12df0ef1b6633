import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { signIn, somebody } from '../journeys/members.ts';
import { openedFaults, violations } from '../journeys/page-quality.ts';
import { isEveryPage, ON_SCREENS, SCREENS } from '../journeys/sample.ts';
import { ENCRYPTION_KEYS, runCli } from '../journeys/server.ts';
import { DESK, hydrated, PHONE, traveler } from '../journeys/traveler.ts';

const DESK_PATH = '/staff/reviews';

describe('a moderator', () => {
  const { walk } = traveler();
  /** As whoever runs the server does. @returns the path of the link */
  async function staffAdd(email: string): Promise<string> {
    const said = await runCli({ DATABASE_URL: inject('siteDatabase'), ENCRYPTION_KEYS }, 'staff:add', email);
    return /\/second-factor\?token=[0-9a-f]+/.exec(said)?.[0] ?? expect.fail(said);
  }
  const enter = async (page: Page, secret: string, steps = 0) => {
    const epoch = Math.floor(Date.now() / 1000) + steps * 30;
    await page.getByLabel('Code').fill(generateSync({ secret, epoch }));
    await page.getByRole('button', { name: /Set up|Go on/ }).click();
  };
  const desk = (page: Page) => page.getByRole('heading', { name: 'Reviews to read' }).waitFor();
  /** Sets the second factor up. @returns the key */
  const enrol = async (page: Page, email: string, look?: () => Promise<void>): Promise<string> => {
    await page.goto(await staffAdd(email));
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
    await look?.();
    await enter(page, secret);
    await page.getByRole('heading', { name: 'What waits' }).waitFor();
    await page.goto(DESK_PATH);
    await desk(page);
    return secret;
  };
  const write = async (summary: string): Promise<void> => {
    await walk({}, async (page) => {
      await signIn(page);
      await page.goto('/write-a-review');
      await page.getByLabel('With which company did you travel?').selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Continue' }).click();
      await hydrated(page);
      const overall = page.getByRole('group', { name: 'Overall', exact: true });
      await overall.getByRole('radio', { name: /^4/ }).check();
      await page.getByLabel('Summary').fill(summary);
      await page.getByLabel('Review', { exact: true }).fill('A cook who knew every village on the way to the lake.');
      await page.getByLabel('Name', { exact: true }).fill('Ada L.');
      await page.getByRole('button', { name: 'Submit review' }).click();
      await page.getByRole('heading', { name: 'We have your review' }).waitFor();
    });
  };

  for (const javaScriptEnabled of [true, false]) {
    it(`sets a second factor up, publishes a review and takes it back, scripts ${javaScriptEnabled ? 'on' : 'off'}`, async () => {
      const summary = `Slow in the best way ${Date.now()}`;
      await write(summary);
      await walk({ viewport: javaScriptEnabled ? DESK : PHONE, javaScriptEnabled }, async (page) => {
        const email = await signIn(page, somebody());
        const key = await enrol(page, email);
        const review = page.getByRole('article', { name: summary });
        await review.getByText('A cook who knew every village').waitFor();
        await page.getByRole('button', { name: `Publish: ${summary}` }).click();
        await page.getByText('It is published, and its author is told.').waitFor();
        expect(await review.count()).toBe(0);
        const decided = page.getByRole('listitem').filter({ hasText: summary });
        expect(await decided.first().innerText()).toContain(`by ${email}`);
        await decided.first().getByText('Take back', { exact: true }).first().click();
        await decided.first().getByLabel('Reason').selectOption({ label: 'It advertises something' });
        await page.getByRole('button', { name: `Take back: ${summary}` }).click();
        await page.getByText('It is refused, and its author is told why.').waitFor();
        expect(await decided.first().innerText()).toContain('Refused');

        // In another session the code is asked for again, and leads to where it was asked for.
        await page.getByRole('button', { name: 'Sign Out' }).click();
        await page.waitForURL(/\/$/);
        await page.goto(DESK_PATH);
        await page.getByText('This page is for the team.').waitFor();
        await signIn(page, email);
        await page.goto(DESK_PATH);
        await page.getByRole('link', { name: 'Enter a code' }).click();
        await enter(page, key, 1);
        await desk(page);
      });
    });
  }

  it.runIf(isEveryPage)(`finds nothing wrong on the pages ${ON_SCREENS}, with a review that waits`, async () => {
    await write(`A quiet week ${Date.now()}`);
    for (const viewport of SCREENS) {
      await walk({ viewport }, async (page) => {
        const email = await signIn(page, somebody());
        await enrol(page, email, async () => expect(await violations(page)).toEqual([]));
        await page.getByRole('article').first().waitFor();
        expect([viewport.width, await openedFaults(page, DESK_PATH)]).toEqual([viewport.width, []]);
        const id = await page.getByRole('article').first().getAttribute('id');
        await page.goto(`${DESK_PATH}?at=${id}&error=reason`);
        await hydrated(page);
        await page.getByText('Choose a reason: the author is told it.').waitFor();
        expect(await violations(page)).toEqual([]);
      });
    }
  });
});
