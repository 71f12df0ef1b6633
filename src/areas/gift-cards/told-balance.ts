import type { Parts } from '#kernel';
import type { KeptCookie } from '#kernel/http';
import type { CalendarDate } from '#kernel/shared';
import type { GiftCard } from './pay-with-card.ts';

type Keys = Pick<Parts, 'keyring'>;

/** What a page says of a card whose code was just entered. */
export type ToldBalance = { last4: string; cents: number; currency: string; expiresOn: CalendarDate | null };

const PLACE = { table: 'gift_cards', column: 'told_balance', id: 'page' };
const TOLD_MS = 10 * 60_000;

/** The balance sealed for the page that shows it: nobody makes up a link that tells another one. */
export function sealBalance({ keyring }: Keys, card: GiftCard, now: Date): string {
  const { last4, balanceCents: cents, currency, expiresOn } = card;
  const until = now.getTime() + TOLD_MS;
  return keyring.encrypt(JSON.stringify({ last4, cents, currency, expiresOn, until }), PLACE).toString('base64url');
}

/** Null for what isn’t ours, or was told a while ago. */
export function openBalance({ keyring }: Keys, sealed: string | null, now: Date): ToldBalance | null {
  if (sealed === null) return null;
  try {
    const { until, ...told } = JSON.parse(keyring.decrypt(Buffer.from(sealed, 'base64url'), PLACE));
    return until > now.getTime() ? told : null;
  } catch {
    return null;
  }
}

const COOKIE = 'gift-card-order';
/** As long as an order may be paid, and a day to read what became of it. */
const COOKIE_DAYS = 2;

/** The cookie by which a browser knows the card that it has ordered. */
export const giftCardCookie = (token: string): KeptCookie => ({ name: COOKIE, value: token, days: COOKIE_DAYS });

export function giftCardTokenIn(cookies: string | null): string | undefined {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})(?=;|$)`).exec(cookies ?? '')?.[1];
}
