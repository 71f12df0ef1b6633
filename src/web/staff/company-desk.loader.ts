import { data } from 'react-router';
import { companyBookings, companyDepartures, companyLists } from '#bookings';
import type { CompanyBookings, CompanyList } from '#bookings/shared';
import { isAppError, notFound } from '#kernel';
import { askedPage } from '../asked-page.ts';

import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { typedAgain } from '../typed.loader.ts';
import { isWaiting } from './is-waiting.ts';

const AT_ONCE = 20;
const LISTS: ReadonlySet<string> = new Set<CompanyList>(companyLists);
/** No number of an order is longer; what somebody typed isn’t said again at length. */
const LONGEST_ORDER = 20;

/** What became of a form, as its page says it. */
const saidIn = (query: URLSearchParams) => ({ done: query.get('done'), error: query.get('error') });

/** A desk for who speaks for a company; null for visitors. @throws AppError not_found for other members, and past its end */
async function deskOrNull<Desk extends { pages: number }>(
  page: number,
  read: () => Promise<Desk>,
): Promise<Desk | null> {
  try {
    const desk = await read();
    if (page > desk.pages) throw notFound();
    return desk;
  } catch (error) {
    if (!isAppError(error) || error.code !== 'unauthenticated') throw error;
    if (page > 1) throw notFound();
    return null;
  }
}

/** A company’s bookings as it asks for them, and which of them is open. */
export async function companyBookingsLoader(services: Services, request: Request) {
  const { ctx, keyring, page: facts } = services;
  const query = new URL(request.url).searchParams;
  const page = askedPage(request);
  const given = query.get('list') ?? 'all';
  const list = LISTS.has(given) ? (given as CompanyList) : 'all';
  const company = query.get('company');
  const order = query.get('order')?.trim().slice(0, LONGEST_ORDER).toUpperCase() || null;
  const asked = { company, list, order, page, limit: AT_ONCE };
  const desk = await deskOrNull(page, () => companyBookings(ctx, { keyring }, asked));
  const open = desk && openOf(desk.bookings, query.get('open'));
  const typed = open === null ? null : typedAgain(services, request, '/operator/bookings', { order: open });
  const said = { ...saidIn(query), page, list, order, open, typed };
  return data({ ...said, desk: desk && shown(desk) }, { headers: cacheHeaders(facts, request) });
}

/** One row is open: the one that was asked for, or the first that waits where none was. */
function openOf(bookings: CompanyBookings['bookings'], asked: string | null): string | null {
  const waiting = bookings.filter(isWaiting);
  const found = asked === null ? waiting[0] : waiting.find(({ orderNumber }) => orderNumber.toLowerCase() === asked);
  return found?.orderNumber ?? null;
}

const shown = ({ bookings, figures: { waitingSince, ...figures }, ...desk }: CompanyBookings) => ({
  ...desk,
  figures: { ...figures, waitingSince: waitingSince?.toISOString() ?? null },
  bookings: bookings.map(({ placedAt, ...booking }) => ({ ...booking, placedAt: placedAt?.toISOString() ?? null })),
});

export type ShownCompanyBookings = ReturnType<typeof shown>;
export type ShownCompanyBooking = ShownCompanyBookings['bookings'][number];

export async function companyDeparturesLoader({ ctx, page: facts }: Services, request: Request) {
  const query = new URL(request.url).searchParams;
  const page = askedPage(request);
  const company = query.get('company');
  const desk = await deskOrNull(page, () => companyDepartures(ctx, { company, page, limit: AT_ONCE }));
  return data({ ...saidIn(query), page, desk }, { headers: cacheHeaders(facts, request) });
}
