import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { signIn } from '../journeys/members.ts';
import { openedFaults, violations } from '../journeys/page-quality.ts';
import { isEveryPage, ON_SCREENS, SCREENS } from '../journeys/sample.ts';
import { DESK, hydrated, PHONE, traveler } from '../journeys/traveler.ts';

const PATH = '/account/data';

describe('the data of a member', () => {
  const { walk } = traveler();

  for (const javaScriptEnabled of [true, false]) {
    it(`is downloaded, and goes with the account, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () =>
      walk({ viewport: javaScriptEnabled ? DESK : PHONE, javaScriptEnabled }, async (page) => {
        const email = await signIn(page);
        await page.goto('/account/my-profile');
        await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'My Data' }).click();
        await page.waitForURL(/account\/data/);
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Download my data' }).click();
        const file = await download;
        expect(file.suggestedFilename()).toMatch(/^my-data-.*\.json$/);
        const told = JSON.parse(readFileSync((await file.path()) ?? '', 'utf8'));
        expect(told).toMatchObject({ profile: { email }, lists: [], reviews: [] });

        await page.getByRole('checkbox', { name: `Delete the account of ${email}` }).check();
        await page.getByRole('button', { name: 'Close my account' }).click();
        await page.getByRole('heading', { name: 'Your account is closed' }).waitFor();
        await page.goto('/account/my-profile');
        await page.getByRole('link', { name: 'Sign in or join' }).first().waitFor();
      }));
  }

  it.runIf(isEveryPage)(`has nothing wrong ${ON_SCREENS}, and fits`, async () => {
    for (const viewport of SCREENS) {
      await walk({ viewport }, async (page) => {
        await signIn(page);
        expect([viewport.width, await openedFaults(page, PATH)]).toEqual([viewport.width, []]);
        await page.goto(`${PATH}?at=close&error=not_sure#close`);
        await hydrated(page);
        await page.getByText('Tick the box first').waitFor();
        expect(await violations(page)).toEqual([]);
      });
    }
  });
});
