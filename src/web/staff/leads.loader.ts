import { data } from 'react-router';
import { notFound } from '#kernel';
import { contactDesk, contactTopics } from '#leads';
import { isRequestState } from '#leads/shared';
import { askedPage } from '../asked-page.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { deskOrWayIn } from './way-in.loader.ts';

const AT_ONCE = 25;

/** Messages to the team, or what keeps the one who asks from them. @throws AppError not_found for other members */
export async function leadsLoader({ ctx, page: facts }: Services, request: Request) {
  const query = new URL(request.url).searchParams;
  const page = askedPage(request);
  const topics = await contactTopics(ctx);
  const topicId = topics.find(({ id }) => String(id) === query.get('topic'))?.id ?? null;
  const state = query.get('state') ?? '';
  const status = isRequestState(state) ? state : null;
  const { wayIn, desk } = await deskOrWayIn(async () => {
    const { requests, ...counts } = await contactDesk(ctx, { topicId, status, page, limit: AT_ONCE });
    return { ...counts, requests: requests.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })) };
  });
  if (page > (desk?.pages ?? 1)) throw notFound();
  const said = { error: query.get('error'), page, topicId, status };
  return data(
    { ...said, wayIn, desk, topics: topics.map(({ id, name }) => ({ id, name })) },
    { headers: cacheHeaders(facts, request) },
  );
}
