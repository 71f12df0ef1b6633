import { data } from 'react-router';
import { memberById } from '#accounts';
import { operatorCards, operatorFacts } from '#catalogue';
import { reviewedOperators, reviewedTrips } from '#catalogue/companies';
import { toCalendarDate } from '#kernel/shared';
import { photoArt } from '../../catalogue/art.ts';
import { cacheHeaders } from '../../page-cache-headers.ts';
import type { Services } from '../../services.ts';

const TOKEN = /^[0-9a-f]{64}$/;

/** Whom somebody may write about, and what is known of who writes. */
export async function writeReviewLoader({ ctx, page }: Services, request: Request) {
  const query = new URL(request.url).searchParams;
  const headers = cacheHeaders(page, request);
  const token = query.get('token');
  const said = {
    // Of a link in a mail: a press confirms.
    token: token && TOKEN.test(token) ? token : null,
    isConfirmed: query.has('confirmed'),
    error: token && !TOKEN.test(token) ? 'link' : query.get('error'),
  };
  const { actor } = ctx;
  const slug = query.get('operator') ?? '';
  const [member, found] = await Promise.all([
    actor.kind === 'member' ? memberById(ctx, actor.userId) : null,
    slug ? operatorFacts(ctx, [slug]) : null,
  ]);
  const id = found?.get(slug)?.shown ? (found.get(slug)?.id ?? '') : '';
  const [operator] = id ? await operatorCards(ctx, [id]) : [];
  const author = member && {
    name: [member.firstName, member.lastName].filter(Boolean).join(' '),
    email: member.email,
  };
  if (!operator) {
    const companies = (await reviewedOperators(ctx)).map(({ slug, name }) => ({ slug, name }));
    return data({ ...said, author, companies, company: null, unknown: query.has('operator') }, { headers });
  }
  const trips = (await reviewedTrips(ctx, operator.id)).map(({ slug, name }) => ({ slug, name }));
  const trip = query.get('trip');
  return data(
    {
      ...said,
      author,
      companies: [],
      unknown: false,
      company: {
        slug: operator.slug,
        name: operator.name,
        logo: operator.logo && photoArt(operator.logo),
        trips,
        trip: trips.some(({ slug }) => slug === trip) ? trip : null,
        year: Number(toCalendarDate(ctx.clock()).slice(0, 4)),
      },
    },
    { headers },
  );
}
