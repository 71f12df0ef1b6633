import { data } from 'react-router';
import { openContactRequest } from '#leads';
import { idInPath } from '../id-in-path.loader.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { deskOrWayIn } from './way-in.loader.ts';

/** One message, opened and noted as such. @throws AppError not_found, also for members who aren’t of the team */
export async function leadLoader({ ctx, page, keyring }: Services, request: Request, id: string) {
  const query = new URL(request.url).searchParams;
  idInPath(id);
  const { wayIn, desk } = await deskOrWayIn(async () => {
    const { createdAt, log, ...message } = await openContactRequest(ctx, { keyring }, id);
    return {
      ...message,
      createdAt: createdAt.toISOString(),
      log: log.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
    };
  });
  return data(
    { id, wayIn, message: desk, done: query.get('done'), error: query.get('error') },
    { headers: cacheHeaders(page, request) },
  );
}
