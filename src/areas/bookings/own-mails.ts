import { AppError, type Context, type Parts, transaction } from '#kernel';
import { type MailAbout, type MailName, mails, type Posting } from '#kernel/mail';
import { type PaymentState, paymentsOf } from '#payments';
import { lockOwn } from './access.ts';
import { openContact } from './contact.ts';
import type { Booking } from './queries/bookings.ts';
import { type Change, readChanges } from './queries/changes.ts';
import { type ComingMail, comingMails } from './remind.ts';
import { type MailParts, tellOfBooking } from './tell-of-booking.ts';
import { tellMoved } from './tell-of-changes.ts';

/** Of one mail, within a day. */
const MOST_A_DAY = 3;

/** A mail that its owner got, or should have got. */
export type OwnMail = Pick<MailAbout, 'id' | 'name' | 'state' | 'at' | 'toOther' | 'times'> & {
  /** What it is about, in minor units of the currency of the booking; null: no sum. */
  cents: number | null;
  /**
   * What can be done about it: another time, another address, to which it goes then where it is still true; null:
   * nothing.
   */
  can: 'again' | 'correct_and_send' | 'correct' | null;
};

export type OwnMails = {
  /** Where they go. */
  email: string;
  /** No mail reaches it. */
  isUnreachable: boolean;
  mails: OwnMail[];
  coming: ComingMail[];
};

type Keys = Pick<Parts, 'keyring'>;
/** What reading takes, and what sending again takes. */
export type MailLog = Keys & { mail: Pick<Parts['mail'], 'about' | 'stopped'> };
export type MailAgain = Keys & { mail: Pick<Parts['mail'], 'about' | 'again'> };

type Known = { booking: Booking; payments: readonly PaymentState[]; changes: readonly Change[] };

/** What was mailed to the owner of a booking, and what the calendar brings. */
export async function ownMails(ctx: Context, parts: MailLog, known: Known): Promise<OwnMails> {
  const { booking, payments } = known;
  const { email } = openContact(parts, booking);
  const about = await parts.mail.about(ctx, subjectsOf(known), email);
  const now = await trueMails(ctx, parts, known);
  const sums = new Map(
    payments.flatMap(({ id, amountCents, refunds }) => [
      [id, amountCents] as const,
      ...refunds.map((refund) => [refund.id, refund.amountCents] as const),
    ]),
  );
  return {
    email,
    isUnreachable: (await parts.mail.stopped(ctx, email)) === 'all',
    mails: about.map(({ id, name, state, at, toOther, times, subjectId }) => ({
      id,
      name,
      state,
      at,
      toOther,
      times,
      cents: sums.get(subjectId) ?? null,
      can: canOf(
        { state, toOther },
        now.some((one) => isOf(one.posting, { name, subjectId })),
      ),
    })),
    coming: await comingMails(ctx, parts, booking),
  };
}

const HAS_COME_BACK: readonly MailAbout['state'][] = ['returned', 'refused', 'suppressed'];

function canOf({ state, toOther }: Pick<MailAbout, 'state' | 'toOther'>, isTrue: boolean): OwnMail['can'] {
  if (HAS_COME_BACK.includes(state) && !toOther) return isTrue ? 'correct_and_send' : 'correct';
  return isTrue && state !== 'waiting' ? 'again' : null;
}

/**
 * Sends a mail once more, with what is true by now, to the address of now.
 * @param times how often it had been sent again when that was pressed: pressed twice it is one
 * @throws AppError not_found; invalid_transition for one whose content isn’t true any more, or that came back; rate_limited
 */
export function sendMailAgain(
  ctx: Context,
  parts: MailAgain,
  { id, mailId, times }: { id: string; mailId: string; times: number },
): Promise<void> {
  return transaction(ctx, async (inside) => {
    const booking = await lockOwn(inside, id);
    const known = await knownOf(inside, booking);
    const { email } = openContact(parts, booking);
    const about = await parts.mail.about(inside, subjectsOf(known), email);
    const mail = about.find((one) => one.id === mailId);
    if (!mail) throw new AppError('not_found', 'Page not found');
    if (times >= 0 && mail.times > times) return;
    const now = (await trueMails(inside, parts, known)).find((one) => isOf(one.posting, mail));
    if (mail.times !== times || !now || canOf(mail, true) !== 'again') {
      throw new AppError('invalid_transition', 'This mail isn’t sent again.');
    }
    if (mail.timesToday >= MOST_A_DAY) {
      throw new AppError(
        'rate_limited',
        'It was sent again three times today. Look into your inbox, or try tomorrow.',
        {
          retryAfterSeconds: DAY_SECONDS,
        },
      );
    }
    await parts.mail.again(now.ctx, now.posting, { id: mail.id, times: times + 1 });
  });
}

const DAY_SECONDS = 86_400;

/** What came back from an address, and is still true, goes to the one of now. In the transaction that changed it. */
export async function sendReturnedAgain(
  ctx: Context,
  parts: MailAgain,
  booking: Booking,
  email: string,
): Promise<void> {
  const known = await knownOf(ctx, booking);
  const now = await trueMails(ctx, parts, known);
  for (const mail of await parts.mail.about(ctx, subjectsOf(known), email)) {
    const one = now.find(({ posting }) => isOf(posting, mail));
    if (!one || mail.toOther || !HAS_COME_BACK.includes(mail.state)) continue;
    await parts.mail.again(one.ctx, one.posting, { id: mail.id, times: mail.times + 1 });
  }
}

async function knownOf(ctx: Context, booking: Booking): Promise<Known> {
  const payments = await paymentsOf(ctx, { kind: 'booking', id: booking.id });
  return { booking, payments, changes: await readChanges(ctx.db, booking.id) };
}

const subjectsOf = ({ booking, payments, changes }: Known): string[] => [
  booking.id,
  ...payments.flatMap(({ id, refunds }) => [id, ...refunds.map((refund) => refund.id)]),
  ...changes.map(({ id }) => id),
];

const isOf = (posting: Posting, mail: { name: MailName; subjectId: string }) =>
  posting.name === mail.name && posting.subjectId === mail.subjectId;

/** The mails that would be posted now, with what they would say: what isn’t among them isn’t true any more. */
async function trueMails(
  ctx: Context,
  { keyring }: Keys,
  { booking, payments, changes }: Known,
): Promise<{ ctx: Context; posting: Posting }[]> {
  const told: { ctx: Context; posting: Posting }[] = [];
  const post = async (inside: Context, posting: Posting): Promise<void> => {
    if (mails[posting.name].to === 'person') told.push({ ctx: inside, posting });
  };
  const listening: MailParts = { keyring, mail: { post } };
  await tellOfBooking(ctx, listening, booking, payments);
  const offered = changes.find(({ state }) => state === 'offered');
  if (offered) await tellMoved(ctx, listening, booking, offered);
  return told;
}
