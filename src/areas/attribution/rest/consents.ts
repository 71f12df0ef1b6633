import { z } from 'zod';
import { AppError, type Parts } from '#kernel';
import { defineRoute, resource } from '#kernel/http';
import { toCalendarDate } from '#kernel/shared';
import { touchOf } from '../arrival.ts';
import { attributionCookies, cookiesOf } from '../cookies.ts';
import { CONSENT_COOKIE, type Consent, consentText, readConsent } from '../shared/consent.ts';

const CONSENT_DAYS = 180;
const TAG = 'Consent';
/** There is one of each in a browser, and no list of them anywhere. */
const ID = 'this-browser';

const answered = z.boolean().optional();

const consentResource = resource(
  'consents',
  z.object({
    analytics: answered.meta({ description: 'Whether visits may be measured; missing while nobody asked.' }),
    marketing: answered.meta({ description: 'Whether the way that led here may be kept; missing while nobody asked.' }),
  }),
).meta({ id: 'Consent', description: 'What somebody allows in this browser, on this host.' });

const consents = defineRoute({
  key: 'POST /v1/consents',
  tag: TAG,
  summary: 'Allow or refuse what isn’t needed',
  description:
    'Keeps the answer for 180 days in the cookie `consent` of this host. What is refused is deleted with the same answer.',
  params: z.object({}),
  query: z.object({}),
  body: {
    root: 'consent',
    type: 'consents',
    fields: z
      .object({
        analytics: answered.meta({ description: 'Whether visits may be measured.' }),
        marketing: answered.meta({ description: 'Whether the way that led here may be kept.' }),
      })
      .meta({ description: 'The answers; one that is left out counts as not asked.' }),
    example: { marketing: true },
  },
  answer: z.object({ data: consentResource }),
  example: { data: { type: 'consents', id: ID, attributes: { marketing: true } } },
  cacheControl: 'no-store',
  async handle(_ctx, { body, keep }) {
    const consent: Consent = body;
    keep({ name: CONSENT_COOKIE, value: consentText(consent) || null, days: CONSENT_DAYS, readable: true });
    if (!consent.marketing) for (const name of attributionCookies) keep({ name, value: null, days: 0 });
    return { data: { type: 'consents' as const, id: ID, attributes: consent } };
  },
});

const address = z
  .url({ protocol: /^https?$/, error: 'must be the whole address of a page' })
  .max(4000, 'must be 4,000 characters or fewer');

const touchResource = resource(
  'attribution_touches',
  z.object({ channel: z.int().meta({ description: 'The code of the channel that led here last.' }) }),
).meta({ id: 'AttributionTouch', description: 'That a page was visited, and by which way it was found.' });

const touches = ({ awayHosts }: Pick<Parts, 'awayHosts'>) =>
  defineRoute({
    key: 'POST /v1/attribution/touches',
    tag: TAG,
    summary: 'Remember how a page was found',
    description:
      'Sets the cookies that say by which campaign or site somebody came first and last. Only with the consent `marketing`.',
    params: z.object({}),
    query: z.object({}),
    body: {
      root: 'touch',
      type: 'attribution_touches',
      example: { url: 'https://example.com/guide/peru?utm_source=news&utm_medium=email' },
      fields: z
        .object({
          url: address.meta({ description: 'The page that is visited.' }),
          referrer: z.string().max(4000, 'must be 4,000 characters or fewer').optional().meta({
            description: 'The page that linked to it, as browsers tell.',
          }),
        })
        .meta({ description: 'One visit of a page.' }),
    },
    answer: z.object({ data: touchResource }),
    example: { data: { type: 'attribution_touches', id: ID, attributes: { channel: 1937 } } },
    cacheControl: 'no-store',
    async handle(ctx, { body, cookies, keep }) {
      if (!readConsent(cookies[CONSENT_COOKIE]).marketing) {
        throw new AppError('consent_required', 'Nothing is kept before it is allowed. Send POST /v1/consents first.');
      }
      const kept = cookiesOf(
        touchOf(new URL(body.url), body.referrer, awayHosts),
        cookies,
        toCalendarDate(ctx.clock()),
      );
      for (const cookie of kept) keep(cookie);
      const channel = kept.find(({ name }) => name === 'channel_last')?.value ?? cookies.channel_last;
      return { data: { type: 'attribution_touches' as const, id: ID, attributes: { channel: Number(channel) } } };
    },
  });

export const consentRoutes = (parts: Pick<Parts, 'awayHosts'>) => [consents, touches(parts)];
