import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { linkTo, signIn } from '../journeys/members.ts';
import { openedFaults, violations } from '../journeys/page-quality.ts';
import { isEveryPage, ON_SCREENS, SCREENS } from '../journeys/sample.ts';
import { DESK, hydrated, PHONE, traveler } from '../journeys/traveler.ts';

const followed = async (page: Page): Promise<number> =>
  (await (await page.request.get('/v1/member_state')).json()).data.attributes.followed_operator_ids.length;
const PROFILE = '/account/my-profile';

describe('the profile of a member', () => {
  const { walk } = traveler();

  for (const javaScriptEnabled of [true, false]) {
    it(`is told part by part, and opens and closes what it should, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () =>
      walk({ viewport: javaScriptEnabled ? DESK : PHONE, javaScriptEnabled }, async (page) => {
        const email = await signIn(page);
        await walk({}, (other) => signIn(other, email));
        await page.goto(PROFILE);
        const part = (name: string) => page.getByRole('region', { name, exact: true });
        await part('Name').getByLabel('First name').fill('Rosalind');
        await part('Name').getByLabel('Last name').fill('Achebe-Lindqvist');
        await part('Name').getByRole('button', { name: 'Save name' }).click();
        await part('Name').getByText('Saved.').waitFor();
        await page.getByText('Rosalind Achebe-Lindqvist', { exact: true }).first().waitFor();
        await part('Birthday').getByLabel('Birthday').fill('1979-04-17');
        await part('Birthday').getByRole('button', { name: 'Save birthday' }).click();
        await part('Birthday').getByText('Saved.').waitFor();
        expect(await part('Birthday').getByLabel('Birthday').inputValue()).toBe('1979-04-17');

        await part('Password').getByLabel('New password').fill('password123');
        await part('Password').getByRole('button', { name: 'Set a password' }).click();
        await part('Password').getByText('This password is among those that are tried first.').waitFor();
        await part('Password').getByLabel('New password').fill('analytical engine 7');
        await part('Password').getByRole('button', { name: 'Set a password' }).click();
        await part('Password').getByText('Saved.').waitFor();
        await part('Password').getByLabel('Current password').waitFor();
        // The other one was signed out by that.
        expect(
          await part('Signed in')
            .getByRole('button', { name: /^Sign out/ })
            .count(),
        ).toBe(0);
        await walk({}, (other) => signIn(other, email));
        await page.reload();
        await part('Signed in').getByRole('button', { name: 'Sign out everywhere else' }).click();
        await part('Signed in').getByText('Saved.').waitFor();
        expect(
          await part('Signed in')
            .getByRole('button', { name: /^Sign out/ })
            .count(),
        ).toBe(0);

        const moved = `moved-${email}`;
        await page.goto(PROFILE);
        await part('Email').getByLabel('New address').fill(email);
        await part('Email').getByRole('button', { name: 'Change address' }).click();
        await part('Email').getByText('That is the address of your account already.').waitFor();
        await part('Email').getByLabel('New address').fill(moved);
        await part('Email').getByRole('button', { name: 'Change address' }).click();
        await part('Email').getByText('We sent a link to the new address.').waitFor();
        await part('Email').getByText(email, { exact: true }).waitFor();
        await page.goto(await linkTo(page, moved, /\/account\/email-change[^\s"<]*/));
        await page.getByRole('button', { name: 'Confirm the new address' }).click();
        await page.getByRole('heading', { name: 'Your address is changed' }).waitFor();
        await page.getByRole('link', { name: 'My Profile' }).click();
        await part('Email').getByText(moved, { exact: true }).waitFor();

        await page.goto('/tour-operators');
        await page.locator('main a[href^="/tour-operators/"]').first().click();
        await page.waitForURL(/tour-operators\/./);
        await page.locator('form[data-follow] button').click();
        await expect.poll(() => followed(page)).toBe(1);
        await page.goto(PROFILE);
        const unfollow = part('Following').getByRole('button', { name: /^Unfollow/ });
        await unfollow.click();
        await part('Following').getByText('Nobody yet.').waitFor();
      }));
  }

  it.runIf(isEveryPage)(`has nothing wrong ${ON_SCREENS}, and fits`, async () => {
    for (const viewport of SCREENS) {
      await walk({ viewport }, async (page) => {
        await signIn(page);
        expect([viewport.width, await openedFaults(page, PROFILE)]).toEqual([viewport.width, []]);
        await page.goto(`${PROFILE}?at=name&error=first_name`);
        await hydrated(page);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
});
