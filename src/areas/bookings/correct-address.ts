import { AppError, type Context, type Parts, transaction } from '#kernel';
import { lockOwn } from './access.ts';
import { openContact, sealContact } from './contact.ts';
import { type MailAgain, sendReturnedAgain } from './own-mails.ts';
import { type Booking, lockBooking, readBooking } from './queries/bookings.ts';
import { saveBooking } from './save-booking.ts';
import { openLink, sealLink } from './sealed-link.ts';
import { asAskedFor, type MailParts, ownMail } from './tell-of-booking.ts';

const LINK_HOURS = 24;
const HOUR_MS = 3_600_000;
/** Of one booking: nobody’s mailbox is filled by whoever has it open. */
const MOST_A_DAY = 3;
const DAY_SECONDS = 86_400;

type Keys = Pick<Parts, 'keyring' | 'addresses'>;
/** `from`: whose address it had then, hashed; what was changed since isn’t changed by an older link. */
type Sealed = { email: string; from: string };

/**
 * Mails a link to another address for a booking; only once that is pressed does mail go there.
 * @throws AppError not_found; invalid, pointing at the address, for the one that it has; rate_limited
 */
export async function askForAddress(
  ctx: Context,
  parts: MailParts & MailAgain & Keys,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await transaction(ctx, async (inside) => {
    const booking = await lockOwn(inside, id);
    if (booking.emailHash === null)
      throw new AppError('invalid_transition', 'Nobody is written to about this any more.');
    const from = addressOf(booking);
    if (from === parts.addresses.hashOf(email).toString('base64url')) {
      throw new AppError('invalid', 'is the address that this booking has', { pointer: '/email' });
    }
    const now = inside.clock();
    const links = (await parts.mail.about(inside, [id], email)).filter(({ name }) => name === 'booking_address');
    if (links.filter(({ at }) => now.getTime() - at.getTime() < DAY_SECONDS * 1_000).length >= MOST_A_DAY) {
      throw new AppError('rate_limited', 'Three links were asked for today. Look into your inbox, or try tomorrow.', {
        retryAfterSeconds: DAY_SECONDS,
      });
    }
    const until = now.getTime() + LINK_HOURS * HOUR_MS;
    const token = sealLink<Sealed>(parts, 'address', id, { email, from, until });
    const { variables } = ownMail(parts, booking);
    await parts.mail.post(await asAskedFor(inside, booking), {
      name: 'booking_address',
      to: email,
      subjectId: id,
      // Pressed twice it is one.
      occurrence: `${now.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)} ${parts.addresses.hashOf(email).toString('hex').slice(0, 16)}`,
      variables: { ...variables, path: `/booking/${id}?token=${token}`, hours: LINK_HOURS },
      goodUntil: new Date(until),
    });
  });
}

/** What a link would change; null: it is over, was used, or isn’t of this booking. */
export async function addressIn(
  ctx: Context,
  parts: Keys,
  { id, token }: { id: string; token: string },
): Promise<{ email: string; orderNumber: string } | null> {
  const sealed = openLink<Sealed>(parts, 'address', token, ctx.clock());
  if (sealed?.id !== id) return null;
  const booking = await readBooking(ctx.db, id);
  if (!booking?.emailHash || addressOf(booking) !== sealed.from) return null;
  return { email: sealed.email, orderNumber: booking.orderNumber };
}

/**
 * Writes to another address from now on, whose owner has shown that it is theirs, and tells the one before. What had come
 * back is sent there.
 * @throws AppError token_invalid for a link that is over, was used, or isn’t of this booking
 */
export function confirmAddress(
  ctx: Context,
  parts: MailParts & MailAgain & Keys,
  { id, token }: { id: string; token: string },
): Promise<void> {
  return transaction(ctx, async (inside) => {
    const booking = (await addressIn(inside, parts, { id, token })) && (await lockBooking(inside.db, id));
    // Pressed twice at once, the second finds it done.
    const given = booking && (await addressIn(inside, parts, { id, token }));
    if (!booking || !given) {
      throw new AppError('token_invalid', 'This link is over, or it isn’t whole. Ask for another one.');
    }
    const before = ownMail(parts, booking);
    const contact = sealContact(parts, id, { ...openContact(parts, booking), email: given.email });
    const saved = await saveBooking(inside, booking, { contact, emailHash: parts.addresses.hashOf(given.email) });
    await parts.mail.post(await asAskedFor(inside, saved), {
      name: 'booking_address_changed',
      to: before.to,
      subjectId: id,
      occurrence: addressOf(booking),
      variables: before.variables,
    });
    await sendReturnedAgain(inside, parts, saved, before.to);
  });
}

const addressOf = ({ emailHash }: Booking): string => emailHash?.toString('base64url') ?? '';
