import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { samplePicture } from '#images/testing';
import { temporaryFolder } from '#kernel/testing';
import { linkTo, signIn, somebody } from '../journeys/members.ts';
import { openedFaults, violations } from '../journeys/page-quality.ts';
import { isEveryPage, ON_SCREENS, SCREENS } from '../journeys/sample.ts';
import { DESK, hydrated, PHONE, traveler } from '../journeys/traveler.ts';

const PROFILE = '/account/my-profile';
const DATA = '/account/data';
const WELCOME = '/tellus-about-yourself';
const INVITE = '/invite-friend';
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** Pixels of the photos that a part of the page shows. */
const shown = (page: Page, where: string) =>
  page
    .locator(`${where} img[src^="/photos/"]`)
    .evaluateAll((photos) => photos.map((photo) => (photo as HTMLImageElement).naturalWidth));

describe('the account of a member', () => {
  const { walk } = traveler();
  const folder = temporaryFolder('photos-to-send');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = (name: string, bytes: Buffer): string => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return path;
  };

  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'scripts on' : 'scripts off';

    it(`shows a photo that is sent, says what is wrong with one that can’t be shown, and removes it, ${how}`, () =>
      walk({ viewport: PHONE, javaScriptEnabled }, async (page) => {
        await signIn(page);
        await page.goto(PROFILE);
        if (javaScriptEnabled) await hydrated(page);
        const photo = part(page, 'Photo');
        const send = async (path: string) => {
          await photo.getByLabel(/^Choose/).setInputFiles(path);
          if (!javaScriptEnabled) await photo.getByRole('button', { name: 'Send photo' }).click();
        };
        const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
        await send(file('drawn.jpg', svg));
        await photo.getByText('That file isn’t a photo that we can show.').waitFor();
        await send(file('large.jpg', await samplePicture({ width: 8000, height: 5000 })));
        await photo.getByText('That photo has too many pixels, too few, or is a banner.').waitFor();
        await send(file('heavy.jpg', Buffer.alloc(9 * 1024 * 1024)));
        await photo.getByText(/^(The|That) photo has more than 8 MB/).waitFor();
        await send(file('me.jpg', await samplePicture({ width: 900, height: 1200 })));
        await photo.getByText('Saved.').waitFor();
        await expect.poll(() => shown(page, 'main')).toEqual([320, 320]);
        await photo.getByLabel('Choose another photo').waitFor();
        if (javaScriptEnabled) {
          await page.setViewportSize(DESK);
          await expect.poll(() => shown(page, 'header')).toEqual([320]);
          expect(await violations(page)).toEqual([]);
        }
        await photo.getByRole('button', { name: 'Remove photo' }).click();
        await photo.getByText('Saved.').waitFor();
        expect(await shown(page, 'main')).toEqual([]);
      }));

    it(`is asked at the first sign-in what its member likes, leads to lists that fit, and keeps it, ${how}`, () =>
      walk({ viewport: PHONE, javaScriptEnabled }, async (page) => {
        const email = somebody();
        await page.goto('/sign-in-mm');
        await page.getByLabel('What’s your email address?').fill(email);
        await page.getByRole('button', { name: 'Send verification link' }).click();
        await page.goto(await linkTo(page, email, /\/magic-complete[^\s"<]*/));
        await page.getByRole('button', { name: 'Complete sign-in' }).click();
        await page.getByRole('heading', { level: 1, name: 'Tell us about yourself' }).waitFor();
        await page.getByRole('checkbox', { name: 'Wildlife' }).check();
        await page.getByRole('checkbox', { name: 'Food' }).check();
        await page.getByRole('checkbox', { name: 'Europe' }).check();
        await page.getByRole('radio', { name: 'Early starts' }).check();
        await page.getByLabel('Birthday').fill('1979-04-17');
        await page.getByRole('button', { name: 'Save and see trips' }).click();
        await page.getByRole('heading', { level: 1, name: 'Trips that fit' }).waitFor();
        const lists = page.getByRole('main').getByRole('listitem');
        expect(await lists.count()).toBe(2);
        const trips = (await lists.first().locator('small').innerText()).replace(/ .*/, '');
        await lists.first().getByRole('link', { name: 'Wildlife' }).click();
        await page
          .getByRole('status')
          .getByText(new RegExp(`^${trips} trips?$`))
          .waitFor();

        await page.goto(`${PROFILE}#preferences`);
        const preferences = part(page, 'Preferences');
        expect(await preferences.getByRole('checkbox', { checked: true }).count()).toBe(3);
        expect(await preferences.getByRole('radio', { name: 'Early starts' }).isChecked()).toBe(true);
        expect(await part(page, 'Birthday').getByLabel('Birthday').inputValue()).toBe('1979-04-17');
        await preferences.getByRole('checkbox', { name: 'Food' }).uncheck();
        await preferences.getByRole('button', { name: 'Save preferences' }).click();
        await preferences.getByText('Saved.').waitFor();
        expect(await preferences.getByRole('checkbox', { checked: true }).count()).toBe(2);

        await page.getByRole('link', { name: 'Marketing mail' }).click();
        const mail = part(page, 'Marketing mail');
        await mail.getByRole('checkbox').check();
        await mail.getByRole('button', { name: 'Save choice' }).click();
        await mail.getByText('Saved.').waitFor();
        expect(await mail.getByRole('checkbox').isChecked()).toBe(true);
      }));

    it(`invites a friend, who joins, ${how}`, () =>
      walk({ viewport: DESK, javaScriptEnabled }, async (page) => {
        const friend = somebody();
        await page.goto(INVITE);
        await page.getByRole('link', { name: 'Sign in to invite' }).waitFor();
        await signIn(page);
        await page.goto(INVITE);
        await page.getByLabel('Their email').fill(friend);
        await page.getByRole('button', { name: 'Send invitation' }).click();
        await page.getByText('Your invitation is on its way').waitFor();
        const invited = part(page, 'Invited').getByRole('listitem').filter({ hasText: friend });
        await invited.waitFor();
        expect(await invited.getByText('Joined').count()).toBe(0);

        await walk({ viewport: PHONE, javaScriptEnabled }, async (theirs) => {
          await theirs.goto(await linkTo(page, friend, /\/join-d[^\s"<]*/));
          await theirs.getByRole('link', { name: 'Email me a link' }).click();
          await theirs.getByLabel('What’s your email address?').fill(friend);
          await theirs.getByRole('button', { name: 'Send verification link' }).click();
          await theirs.goto(await linkTo(page, friend, /\/magic-complete[^\s"<]*/));
          await theirs.getByRole('button', { name: 'Complete sign-in' }).click();
          await theirs.getByRole('heading', { level: 1, name: 'Tell us about yourself' }).waitFor();
          await theirs.getByRole('link', { name: 'Skip', exact: true }).click();
          await theirs.waitForURL((url) => url.pathname === '/');
        });
        await page.reload();
        await invited.getByText('Joined').waitFor();
      }));
  }

  for (const address of [DATA, WELCOME, INVITE]) {
    it.runIf(isEveryPage)(
      `has nothing wrong ${ON_SCREENS} at ${address}, for a member and a visitor, and fits`,
      async () => {
        for (const viewport of SCREENS) {
          for (const isMember of [true, false]) {
            await walk({ viewport }, async (page) => {
              if (isMember) await signIn(page);
              expect([viewport.width, isMember, await openedFaults(page, address)]).toEqual([
                viewport.width,
                isMember,
                [],
              ]);
            });
          }
        }
      },
    );
  }

  it('is reached by the keyboard: a photo is chosen, a chip ticked, a pace chosen, and the focus is seen', () =>
    walk({ viewport: DESK }, async (page) => {
      await signIn(page);
      await page.goto(PROFILE);
      await page.getByLabel('Choose a photo').focus();
      await page.keyboard.press('Tab');
      await page.getByRole('checkbox', { name: 'Walking' }).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      const focused = page.getByRole('checkbox', { name: 'Wildlife' });
      expect(await focused.evaluate((box) => box === document.activeElement)).toBe(true);
      expect(await focused.evaluate((box) => getComputedStyle(box).outlineStyle)).not.toBe('none');
      await page.getByRole('radio', { name: 'Any' }).focus();
      await page.keyboard.press('ArrowLeft');
      expect(await page.getByRole('radio', { name: 'Early starts' }).isChecked()).toBe(true);
      await page.getByRole('button', { name: 'Save preferences' }).press('Enter');
      await part(page, 'Preferences').getByText('Saved.').waitFor();
      expect(await page.getByRole('checkbox', { name: 'Walking' }).isChecked()).toBe(true);
    }));
});
