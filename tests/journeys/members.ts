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

/** The first link of a kind in the mail to somebody, once it is there. */
export async function linkTo(page: Page, email: string, link: RegExp): Promise<string> {
  await expect.poll(async () => (await mailTo(page, email)).length).toBeGreaterThan(0);
  const [mail = ''] = await mailTo(page, email);
  return (link.exec(mail)?.[0] ?? '').replaceAll('&amp;', '&');
}
