import { data } from 'react-router';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { readIsThere } from '../shell/shell.loader.ts';

const CONTACT = '/contact';

/** What the link of a mail leads to: the question, that it is done, or that the link is none of ours. */
export async function unsubscribeLoader({ ctx, mail, hasPage, page, config }: Services, request: Request) {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  const state = searchParams.has('stopped') ? 'stopped' : mail.isOurs(token) ? 'asked' : 'unknown';
  const isThere = await readIsThere(ctx, hasPage);
  // The address holds the token: no other site is told it.
  const headers = { ...cacheHeaders(page, request), 'Referrer-Policy': 'same-origin' };
  const contact = isThere(CONTACT) ? CONTACT : config.teamEmail && `mailto:${config.teamEmail}`;
  return data(
    { state: state as 'stopped' | 'asked' | 'unknown', token: state === 'asked' ? token : null, contact },
    { headers },
  );
}
