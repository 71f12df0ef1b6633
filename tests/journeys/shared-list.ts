import type { Page } from 'playwright-core';
import { mailTo } from './sent-mail.ts';

/** Signs somebody in, saves three trips and shares them. @returns the path of the link in the mail */
export async function sharedList(page: Page): Promise<string> {
  const name = crypto.randomUUID().slice(0, 8);
  const member = await signedIn(page, `${name}@example.com`);
  const trips = await (await page.request.get('/v1/trips?limit=3')).json();
  if (!trips.data.length) throw new Error('The site has no trip to save');
  let list = '';
  for (const { id } of trips.data) {
    const saved = await member('/v1/trip_wishlists/last_used/trip_wishlist_trips', { trip_id: id });
    list = saved.data.attributes.trip_wishlist_id;
  }
  const friend = `friend-of-${name}@example.com`;
  await member(`/v1/trip_wishlists/${list}/share`, { to_email: friend, message: 'Which one?' });
  const mail = (await mailTo(page, friend)).join(' ');
  return /\/wishlist\/shared\/[0-9a-f]{64}/.exec(mail)?.[0] ?? '';
}

/** As a program would. @returns a way to send something in that member's name */
async function signedIn(page: Page, email: string) {
  let token = '';
  const send = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
    const answer = await fetch(new URL(path, page.url()), { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  await send('/next-api/auth/sign-in/magic-link', { email });
  const link = /[?&;]token=([\w-]+)/.exec((await mailTo(page, email)).join(' '))?.[1];
  token = (await send('/next-api/auth/magic-link/verify', { token: link })).access_token;
  return send;
}
