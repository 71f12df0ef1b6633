import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mailTo } from './sent-mail.ts';

let people = 0;

/** An address that nobody else in these tests has. */
export const somebody = () => `member-${process.pid}-${Date.now()}-${++people}@example.com`;

/** Signs a page's browser in by a link, without the pages of that. */
export async function signIn(page: Page, email = somebody()): Promise<string> {
  const Origin = new URL((await page.request.get('/robots.txt')).url()).origin;
  const ask = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: { Origin } });
    expect([path, answer.status(), await answer.text()].slice(0, 2)).toEqual([path, 200]);
  };
  await ask('/next-api/auth/sign-in/magic-link', { email });
  const link = new URL(await linkTo(page, email, /\/magic-complete[^\s"<]*/), Origin);
  await ask('/next-api/auth/magic-link/verify', { token: link.searchParams.get('token') });
  return email;
}

/** Sets up a second factor as whoever is signed in, by the link that a command printed. */
export async function setUpFactor(page: Page, printed: string): Promise<void> {
  await page.goto(/\/second-factor\?token=[0-9a-f]+/.exec(printed)?.[0] ?? expect.fail(printed));
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code').fill(generateSync({ secret, epoch: Math.floor(Date.now() / 1000) }));
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.waitForURL((address) => address.pathname !== '/second-factor');
}

/** The link of a kind in the newest mail to somebody that has one, once it is there. */
export async function linkTo(page: Page, email: string, link: RegExp): Promise<string> {
  const found = async () => (await mailTo(page, email)).flatMap((mail) => link.exec(mail)?.[0] ?? [])[0] ?? '';
  await expect.poll(found).not.toBe('');
  return (await found()).replaceAll('&amp;', '&');
}
