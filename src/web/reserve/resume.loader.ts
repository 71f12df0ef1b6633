import { data } from 'react-router';
import { ownIn } from '../own-in.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';

const ERRORS: Readonly<Record<string, string>> = {
  link: 'This link is over, or it isn’t whole. Ask for another one below.',
  fields: 'Enter the number of the order and the address that you gave.',
  rate_limited: 'Some links are on their way already. Look into your inbox, or try again in a quarter of an hour.',
};

/** Reading it opens nothing: the form on the page does, so that programs that look at mail use no link up. */
export function resumeLoader({ page }: Services, request: Request) {
  const { searchParams: query } = new URL(request.url);
  const error = query.get('error');
  return data(
    {
      token: query.get('token'),
      order: query.get('order') ?? '',
      wasSent: query.get('sent') === 'yes',
      error: error === null ? null : (ownIn(ERRORS, error) ?? 'That didn’t work. Try again, or write to us.'),
    },
    { headers: cacheHeaders(page, request) },
  );
}
