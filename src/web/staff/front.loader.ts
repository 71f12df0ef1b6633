import { data } from 'react-router';
import { countBookingsAtDesk } from '#bookings';
import { countTasks } from '#kernel/team';
import { contactDesk } from '#leads';
import { countRefundsToDo } from '#payments';
import { countReviewsToRead } from '#reviews';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { deskOrWayIn } from './way-in.loader.ts';

/** How much waits at each desk of the team, or what keeps the one who asks from it. @throws AppError not_found for others */
export async function frontLoader({ ctx, page }: Services, request: Request) {
  const { wayIn, desk } = await deskOrWayIn(async () => ({
    tasks: await countTasks(ctx),
    bookings: await countBookingsAtDesk(ctx),
    refunds: await countRefundsToDo(ctx),
    reviews: await countReviewsToRead(ctx),
    messages: (await contactDesk(ctx, { topicId: null, status: 'new', page: 1, limit: 1 })).count,
  }));
  return data({ wayIn, desk }, { headers: cacheHeaders(page, request) });
}
