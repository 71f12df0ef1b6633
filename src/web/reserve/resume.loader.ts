import { data } from 'react-router';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { comeBackErrorOf } from './come-back-words.ts';
import { brandOf } from './partner.loader.ts';

/** Reading it opens nothing: the form on the page does, so that programs that look at mail use no link up. */
export async function resumeLoader(services: Services, request: Request) {
  const { searchParams: query } = new URL(request.url);
  return data(
    {
      brand: await brandOf(services),
      token: query.get('token'),
      order: query.get('order') ?? '',
      wasSent: query.get('sent') === 'yes',
      error: comeBackErrorOf(query.get('error')),
    },
    { headers: cacheHeaders(services.page, request) },
  );
}
