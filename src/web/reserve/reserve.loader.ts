import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { readMe } from '#accounts';
import { countryList, countryName, offerToReserve, ownReservation, type ReservePage } from '#bookings';
import { tripCards } from '#catalogue';
import { type Context, isAppError, isId } from '#kernel';
import { typedIn } from '#kernel/keys';
import { artOf } from '../catalogue/art.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import type { Services } from '../services.ts';
import { type Typed, typedAgain } from '../typed.loader.ts';
import { askedThrough, brandOf, onItsOwnPath } from './partner.loader.ts';
import { refusalOf } from './refusals.ts';
import type { ShownReserve, StepName } from './shown-reserve.ts';
import { titleOf } from './title-of.ts';

const NAMES: ReadonlySet<string> = new Set<StepName>(['contact', 'payment', 'passengers', 'confirm', 'dates']);
const MOST_TRAVELERS = 20;
const PAGE = '/reserve';

/** A trip as it may be reserved, or one’s own reservation at one of its steps. @param dmo below whose path */
export async function reserveLoader(services: Services, request: Request, dmo?: string) {
  const { keyring } = services;
  const ctx = await askedThrough(services, request, dmo);
  const { searchParams: query } = new URL(request.url);
  const id = query.get('reservation');
  const isMember = ctx.actor.kind === 'member';
  const said = { refusal: refusalOf(query.get('error')), field: query.get('field'), seen: seenIn(query.get('seen')) };
  const headers = cacheHeaders(services.page, request);
  const found = id === null ? await offerOf(ctx, query) : await reservationOf(ctx, { keyring }, id, query);
  const brand = await brandOf(services, found?.partnerId ?? ctx.partner?.id);
  if (!found) {
    return data(
      { page: null, title: '', brand, step: 'contact' as const, said, typed: null, isMember, key: '' },
      { headers },
    );
  }
  if (id !== null) await onItsOwnPath(services, request, { dmo, partnerId: found.partnerId });
  if (found.state === 'over') throw redirect(`/booking/${id}`);
  const step = stepIn(query.get('step'), found);
  const page = {
    ...(await shown(ctx, found)),
    known: isMember && !found.reservation ? await knownOf(services) : {},
    countries: step === 'contact' ? countryList : [],
  };
  const typed = typedFor(services, request, found);
  return data({ page, title: titleOf(page, step), brand, step, said, typed, isMember, key: randomUUID() }, { headers });
}

/** What was typed just now and refused: of this trip before anything is reserved, also for another date; of this step after. */
function typedFor({ ctx, keyring }: Services, request: Request, { trip, reservation }: ReservePage): Typed | null {
  if (reservation) return typedAgain({ ctx, keyring }, request, PAGE, { reservation: reservation.id });
  const typed = typedIn({ keyring }, PAGE, request.headers.get('Cookie'), ctx.clock());
  return typed?.trip === trip.slug ? typed : null;
}

/** What a member has told: nobody writes it twice. */
async function knownOf({ ctx, keyring, mail }: Services): Promise<ShownReserve['known']> {
  const { email, firstName, lastName, phone, countryCode } = await readMe(ctx, { keyring, mail });
  return { email, ...(firstName && { firstName }), ...(lastName && { lastName }), phone, countryCode };
}

/** Null where no trip is named, or one that isn’t there. @throws 404 for a trip that a partner doesn’t show */
async function offerOf(ctx: Context, query: URLSearchParams): Promise<ReservePage | null> {
  const trip = query.get('trip') ?? query.get('sku');
  if (!trip) return null;
  const travelers = Number(query.get('travelers') ?? 2);
  const departure = query.get('departure') ?? '';
  try {
    return await offerToReserve(ctx, {
      trip,
      departureId: isId(departure) ? departure : null,
      level: query.has('tier') ? Number(query.get('tier')) : null,
      travelers: travelers >= 1 && Number.isInteger(travelers) ? Math.min(travelers, MOST_TRAVELERS) : 2,
      sharesRoom: query.get('share') === 'yes',
    });
  } catch (error) {
    if (!isAppError(error) || error.code !== 'not_found') throw error;
    if (ctx.partner) throw data(null, { status: 404 });
    return null;
  }
}

type Keys = Pick<Services, 'keyring'>;

async function reservationOf(ctx: Context, keys: Keys, id: string, query: URLSearchParams): Promise<ReservePage> {
  try {
    return await ownReservation(ctx, keys, id, { picksDate: query.get('step') === 'dates' });
  } catch (error) {
    throw isAppError(error) && error.code === 'not_found' ? data(null, { status: 404 }) : error;
  }
}

type Shown = Omit<ShownReserve, 'known' | 'countries'>;

async function shown(ctx: Context, { againAt, reservation, partnerId: _, ...page }: ReservePage): Promise<Shown> {
  const [card] = await tripCards(ctx, [page.trip.id]);
  return {
    ...page,
    art: artOf(card ?? { slug: page.trip.slug, poster: null }, 'square'),
    durationDays: card?.durationDays ?? null,
    againAt: againAt?.toISOString() ?? null,
    country: reservation?.contact.countryCode ? countryName(reservation.contact.countryCode) : null,
    reservation: reservation && {
      ...reservation,
      holdExpiresAt: reservation.holdExpiresAt?.toISOString() ?? null,
    },
  };
}

/** The step that was asked for, as far as those before it are done. */
function stepIn(asked: string | null, { reservation, state }: ReservePage): StepName {
  if (!reservation) return 'contact';
  if (state !== 'held') return asked === 'contact' ? 'contact' : 'dates';
  const reached: StepName = reservation.missing.includes('payment_type')
    ? 'payment'
    : reservation.missing.includes('passengers')
      ? 'passengers'
      : 'confirm';
  const wanted = NAMES.has(asked ?? '') ? (asked as StepName) : reached;
  const order: StepName[] = ['contact', 'dates', 'payment', 'passengers', 'confirm'];
  return order.indexOf(wanted) <= order.indexOf(reached) ? wanted : reached;
}

function seenIn(text: string | null): number | null {
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null;
}
