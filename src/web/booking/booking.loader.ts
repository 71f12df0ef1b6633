import { data, redirect } from 'react-router';
import { addressIn, type BookingPage, bookingPage, countryNames, maskedInFull } from '#bookings';
import { tripCards } from '#catalogue';
import { type Context, isAppError } from '#kernel';
import { artOf } from '../catalogue/art.ts';
import { idInPath } from '../id-in-path.loader.ts';
import { cacheHeaders } from '../page-cache-headers.ts';
import { comeBackErrorOf } from '../reserve/come-back-words.ts';
import { brandOf } from '../reserve/partner.loader.ts';
import type { Services } from '../services.ts';
import { typedAgain } from '../typed.loader.ts';
import { refusalOf } from './refusals.ts';
import type { InFull, ShownBooking, ShownPayment } from './shown-booking.ts';

/** One’s own booking; null for visitors whose browser shows no token of it, whether it is there or not. */
export async function bookingLoader(services: Services, request: Request, id: string) {
  const { ctx, page } = services;
  const { searchParams: query } = new URL(request.url);
  const headers = cacheHeaders(page, request);
  const isMember = ctx.actor.kind === 'member';
  const token = query.get('token');
  const address = token === null ? null : await addressIn(ctx, services, { id: idInPath(id), token });
  // Whose address it is, a member whose booking it isn’t may show as well as a visitor.
  const isByLink = token !== null || query.get('done') === 'new-address';
  const found = await ownBooking(services, id, query.get('cancel'), isByLink);
  const said = {
    placed: query.get('placed') === 'yes',
    done: query.get('done'),
    error: query.get('error'),
    refusal: refusalOf(query.get('error')),
    wrong: wrongIn(query.get('field')),
    /** Of a wish that was refused just now. */
    wish: found ? typedAgain(services, request, '/booking', { order: found.orderNumber })?.message : undefined,
    quoted: query.has('cancel'),
    asksAddress: query.get('address') === 'yes',
    /** Of a link that was mailed to another address; null: it is over. */
    address: address && { ...address, token: token ?? '' },
    isLinkOver: token !== null && address === null,
    confirmation: { wasSent: query.get('sent') === 'yes', error: comeBackErrorOf(query.get('error')) },
  };
  const brand = await brandOf(services, found?.partnerId);
  if (!found) return data({ id, brand, booking: null, said, isMember }, { headers });
  const isBegun = found.status === 'draft' || (found.status === 'awaiting_payment' && !found.isPaying);
  if (isBegun)
    throw redirect(`/reserve?${new URLSearchParams({ reservation: id, ...(said.error && { error: said.error }) })}`);
  const inFull = await inFullOf(services, found, query.get('full') === 'yes');
  return data({ id, brand, booking: await shown(ctx, found, inFull), said, isMember }, { headers });
}

/** Each look is noted: nobody has one who didn’t ask for it. */
async function inFullOf({ ctx, keyring }: Services, booking: BookingPage, isAsked: boolean): Promise<InFull | null> {
  const isMasked = booking.people.some(({ fields }) => fields.some(({ masked }) => masked !== null));
  if (!isMasked || !booking.isMembers || ctx.actor.kind !== 'member') return null;
  if (!ctx.actor.fresh) return { state: 'sign-in' };
  return isAsked ? { state: 'shown', people: await maskedInFull(ctx, { keyring }, booking.id) } : { state: 'offered' };
}

/**
 * @param isByLink whether members are told of it what visitors are
 * @throws 404 for members whose booking it isn’t, and of what can’t be one’s id
 */
export async function ownBooking(
  { ctx, keyring, mail }: Services,
  id: string,
  quoteId: string | null = null,
  isByLink = false,
) {
  idInPath(id);
  try {
    return await bookingPage(ctx, { keyring, mail }, { id, quoteId });
  } catch (error) {
    if (!isAppError(error) || error.code !== 'not_found') throw error;
    if (ctx.actor.kind === 'member' && !isByLink) throw data(null, { status: 404 });
    return null;
  }
}

async function shown(ctx: Context, booking: BookingPage, inFull: InFull | null): Promise<ShownBooking> {
  const {
    tripId,
    partnerId: _,
    isMembers: ____,
    version: __,
    updatedAt: ___,
    placedAt,
    cancelledAt,
    payments,
    cancellation,
    next,
    mails,
    ...rest
  } = booking;
  const [card] = await tripCards(ctx, [tripId]);
  const { why, quote } = cancellation;
  const asksCountry = booking.people.some(({ fields }) => fields.some(({ key }) => /country|nationality/.test(key)));
  return {
    ...rest,
    inFull,
    placedOn: dayOf(placedAt),
    canceledOn: dayOf(cancelledAt),
    payments: payments.map(shownPayment),
    sent: { ...mails, mails: mails.mails.map((mail) => ({ ...mail, at: mail.at.toISOString() })) },
    next: next && { ...next, card: next.card && { ...next.card, until: next.card.until.toISOString() } },
    why,
    quote: quote && { ...quote, expiresAt: quote.expiresAt.toISOString() },
    tripHref: card ? `/trips/${card.slug}` : null,
    companyHref: card ? `/tour-operators/${card.operator.slug}` : null,
    art: artOf(card ?? { slug: tripId, poster: null }, 'wide'),
    countries: asksCountry ? countryNames : [],
  };
}

export function shownPayment({ capturedAt, ...payment }: BookingPage['payments'][number]): ShownPayment {
  return { ...payment, paidAt: capturedAt?.toISOString() ?? null };
}

export const dayOf = (at: Date | null) => at?.toISOString().slice(0, 10) ?? null;

/** "2-dob.phone": fields of a traveler that have to be written once more. */
function wrongIn(text: string | null): { position: number; keys: string[] } | null {
  const [, position, keys = ''] = /^(\d{1,2})-([a-z0-9_.]+)$/.exec(text ?? '') ?? [];
  return position === undefined ? null : { position: Number(position), keys: keys.split('.') };
}
