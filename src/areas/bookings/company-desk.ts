import { operatorFacts } from '#catalogue';
import { departuresOf, type StatedDeparture, seenDates, statedDeparture } from '#catalogue/sales';
import { spotsOf } from '#inventory';
import { AppError, type Context, isId, notFound, type Parts } from '#kernel';
import { addDays, earliestDate } from '#kernel/shared';
import { sumsOf } from '#payments';
import { deciderFor } from './company-access.ts';
import { openContact } from './contact.ts';
import type { Booking } from './queries/bookings.ts';
import { readOfferedOf } from './queries/changes.ts';
import {
  type CompanyFigures,
  type CompanyList,
  type OnDeparture,
  readCompanyBookings,
  readCompanyFigures,
  readOnDepartures,
  readStanding,
} from './queries/company.ts';
import { wishesOf } from './request-change.ts';
import { told } from './told.ts';

type Named = { slug: string; name: string };

/** For whom somebody looks at a desk, and for whom else they could. */
export type Desk = { company: Named & { id: string }; companies: Named[] };

const TOLD = [
  'id',
  'orderNumber',
  'leadType',
  'status',
  'tripName',
  'startDate',
  'endDate',
  'travelers',
  'ages',
  'rooms',
  'currency',
  'priceCents',
  'finalPaymentStatus',
  'placedAt',
] as const satisfies (keyof Booking)[];

export type CompanyBooking = Pick<Booking, (typeof TOLD)[number]> & {
  contact: string;
  comment: string | null;
  paidCents: number;
  /** Places left on its departure; null: on request only. */
  spotsLeft: number | null;
  /** Waits for its traveler: the dates that the company offers. */
  offered: { startDate: string; answerBy: string } | null;
  wishes: string[];
};

export type CompanyBookings = Desk & {
  bookings: CompanyBooking[];
  figures: CompanyFigures;
  /** The next date that is on, with who is on it. */
  next: CompanyDeparture | null;
  count: number;
  pages: number;
};

type Page = { company: string | null; page: number; limit: number };

/** @throws AppError unauthenticated; not_found for another company, and who speaks for none */
async function deskOf(ctx: Context, slug: string | null): Promise<Desk> {
  if (ctx.actor.kind !== 'member') throw new AppError('unauthenticated', 'Sign in to see this.');
  const ids = ctx.actor.operatorIds;
  const facts = await operatorFacts(ctx, ids);
  const companies = ids.flatMap((id) => facts.get(id) ?? []).sort((one, other) => (one.name < other.name ? -1 : 1));
  const company = slug === null ? companies[0] : companies.find((one) => one.slug === slug);
  if (!company) throw notFound();
  const named = ({ slug: of, name }: Named) => ({ slug: of, name });
  return { company: { id: company.id, ...named(company) }, companies: companies.map(named) };
}

/** What a company was told of: what waits for it first, the oldest on top. @throws AppError as deskOf */
export async function companyBookings(
  ctx: Context,
  parts: Pick<Parts, 'keyring'>,
  { company, list, order, page, limit }: Page & { list: CompanyList; order: string | null },
): Promise<CompanyBookings> {
  const desk = await deskOf(ctx, company);
  const operatorIds = [desk.company.id];
  const listed = { operatorIds, list, order, limit, offset: (page - 1) * limit };
  const { bookings, count } = await readCompanyBookings(ctx.db, listed);
  const ids = bookings.map(({ id }) => id);
  const dates = [...new Set(bookings.flatMap(({ departureId }) => departureId ?? []))];
  const [sums, spots, offers, wishes] = [
    await sumsOf(ctx, 'booking', ids),
    await spotsOf(ctx, dates),
    new Map((await readOfferedOf(ctx.db, ids)).map((change) => [change.bookingId, change])),
    await wishesOf(ctx, parts, ids),
  ];
  return {
    ...desk,
    figures: await readCompanyFigures(ctx.db, operatorIds, soonAfter(ctx)),
    next: await nextDeparture(ctx, operatorIds),
    count,
    pages: Math.max(1, Math.ceil(count / limit)),
    bookings: bookings.map((booking) => {
      const { firstName, lastName, comment } = openContact(parts, booking);
      const { capturedCents = 0, backCents = 0 } = sums.get(booking.id) ?? {};
      const offer = offers.get(booking.id);
      return {
        ...told(booking, TOLD),
        contact: `${firstName} ${lastName}`,
        comment,
        paidCents: capturedCents - backCents,
        spotsLeft: spots.get(booking.departureId ?? '')?.spotsLeft ?? null,
        offered:
          offer?.newStartDate && offer.answerBy ? { startDate: offer.newStartDate, answerBy: offer.answerBy } : null,
        wishes: wishes.get(booking.id) ?? [],
      };
    }),
  };
}

const SOON_DAYS = 90;

const soonAfter = (ctx: Context) => {
  const from = earliestDate(ctx.clock());
  return { from, until: addDays(from, SOON_DAYS) };
};

async function nextDeparture(ctx: Context, operatorIds: readonly string[]): Promise<CompanyDeparture | null> {
  const asked = { operatorIds, from: earliestDate(ctx.clock()), limit: FEW, offset: 0 };
  const { departures } = await departuresOf(ctx, asked);
  const next = departures.find(({ availability }) => availability !== 'cancelled');
  return next ? ((await withPeople(ctx, [next]))[0] ?? null) : null;
}

/** Among so many one is on, where any is. */
const FEW = 10;

export type CompanyDeparture = StatedDeparture & OnDeparture & { spotsLeft: number | null };

/** A company’s dates from today on, with who is on them. @throws AppError as deskOf */
export async function companyDepartures(
  ctx: Context,
  { company, page, limit }: Page,
): Promise<Desk & { departures: CompanyDeparture[]; count: number; pages: number }> {
  const desk = await deskOf(ctx, company);
  const operatorIds = [desk.company.id];
  const from = earliestDate(ctx.clock());
  const { departures, count } = await departuresOf(ctx, { operatorIds, from, limit, offset: (page - 1) * limit });
  return {
    ...desk,
    departures: await withPeople(ctx, departures),
    count,
    pages: Math.max(1, Math.ceil(count / limit)),
  };
}

async function withPeople(ctx: Context, departures: StatedDeparture[]): Promise<CompanyDeparture[]> {
  const ids = departures.map(({ id }) => id);
  const [people, spots] = [await readOnDepartures(ctx.db, ids), await spotsOf(ctx, ids)];
  const nobody = { bookings: 0, travelers: 0, reservations: 0 };
  return departures.map((departure) => ({
    ...departure,
    ...(people.get(departure.id) ?? nobody),
    spotsLeft: spots.get(departure.id)?.spotsLeft ?? null,
  }));
}

/** What canceling or moving a departure does, before it is done. */
export type DepartureToDecide = CompanyDeparture & {
  /** What was paid for bookings on it: all of that goes back when it is canceled. */
  paid: { cents: number; currency: string }[];
  /** For whoever decides: about these dates and no others. */
  seen: string;
};

/** A date of one’s own company. @throws AppError unauthenticated, not_found */
export async function departureToDecide(ctx: Context, id: string): Promise<DepartureToDecide> {
  const departure = isId(id) ? await statedDeparture(ctx, id) : null;
  deciderFor(ctx, departure?.operatorId ?? null);
  const [shown] = departure ? await withPeople(ctx, [departure]) : [];
  if (!shown) throw notFound();
  const standing = await readStanding(ctx.db, id);
  const sums = await sumsOf(
    ctx,
    'booking',
    standing.map((booking) => booking.id),
  );
  const byCurrency = new Map<string, number>();
  for (const { id: bookingId, currency } of standing) {
    const { capturedCents = 0, backCents = 0 } = sums.get(bookingId) ?? {};
    if (currency !== null && capturedCents > backCents) {
      byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + capturedCents - backCents);
    }
  }
  return { ...shown, seen: seenDates(shown), paid: [...byCurrency].map(([currency, cents]) => ({ cents, currency })) };
}
