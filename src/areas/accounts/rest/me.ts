import { z } from 'zod';
import type { Parts } from '#kernel';
import { defineRoute, formFields, resource } from '#kernel/http';
import { accountFields } from '../account-fields.ts';
import { changeEmail } from '../change-email.ts';
import { changePassword } from '../change-password.ts';
import { changeMe, type Me, readMe, withoutUndefined } from '../me.ts';

const TAG = 'Members';
const USER = '019a9f6e-6f00-7a3a-9a51-1f2d3c4b5a69';

const user = resource(
  'users',
  z.object({
    email: z.string().meta({ description: 'Where mail goes, and what signs in.' }),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    phone: z.string().nullable(),
    country_code: z.string().nullable().meta({ description: 'Two letters of ISO 3166-1.' }),
    birthday: z.string().nullable().meta({ description: 'YYYY-MM-DD.' }),
    image: z.string().nullable().meta({ description: 'The path of a photo.' }),
    preferences: z
      .object({
        interests: z.array(z.string()),
        places: z.array(z.string()),
        pace: z.string().nullable(),
      })
      .meta({ description: 'How they like to travel.' }),
    marketing_consent: z
      .boolean()
      .meta({ description: 'Whether mail that advertises may come: they said so, and haven’t stopped it since.' }),
    has_password: z.boolean().meta({ description: 'Whether a password opens it, beside links and Google.' }),
    joined_at: z.iso.datetime(),
  }),
).meta({ id: 'User', description: 'A member, as only they see themselves.' });

const toUser = ({ id, email, firstName, lastName, phone, countryCode, birthday, ...me }: Me) => ({
  type: 'users' as const,
  id,
  attributes: {
    email,
    first_name: firstName,
    last_name: lastName,
    phone,
    country_code: countryCode,
    birthday,
    image: me.image,
    preferences: me.preferences,
    marketing_consent: me.marketingConsent,
    has_password: me.hasPassword,
    joined_at: me.joinedAt.toISOString(),
  },
});

const example = {
  data: {
    type: 'users' as const,
    id: USER,
    attributes: {
      email: 'lovelace@example.com',
      first_name: 'Ada',
      last_name: 'Lovelace',
      phone: null,
      country_code: 'GB',
      birthday: '1984-05-31',
      image: null,
      preferences: { interests: ['walking', 'rail'], places: ['asia'], pace: 'full_day' },
      marketing_consent: false,
      has_password: true,
      joined_at: '2026-10-02T08:30:00.000Z',
    },
  },
};

export const reading = (parts: Parts) =>
  defineRoute({
    key: 'GET /v1/me',
    tag: TAG,
    summary: 'Who is signed in',
    description: 'What a member has told of themselves. Nobody else sees it.',
    params: z.object({}),
    query: z.object({}),
    answer: z.object({ data: user }),
    example,
    cacheControl: 'private, no-store',
    handle: async (ctx) => ({ data: toUser(await readMe(ctx, parts)) }),
  });

export const changing = (parts: Parts) =>
  defineRoute({
    key: 'PATCH /v1/me',
    tag: TAG,
    summary: 'Change what is known of you',
    description:
      'What isn’t sent stays; null empties it. With a password every other session ends; who has none yet must have signed in within 15 minutes.',
    params: z.object({}),
    query: z.object({}),
    body: {
      root: 'user',
      rootOptional: true,
      type: 'users',
      fields: z
        .object({
          first_name: accountFields.name.nullish().meta({ description: 'As friends say it.' }),
          last_name: accountFields.name.nullish().meta({ description: 'As it stands in a passport.' }),
          phone: accountFields.phone.nullish().meta({ description: 'With its country, +1 555 0100.' }),
          country_code: accountFields.countryCode.nullish().meta({ description: 'Two letters of ISO 3166-1.' }),
          birthday: accountFields.birthday.nullish().meta({ description: 'YYYY-MM-DD.' }),
          image: z.null('a photo is sent to /v1/me/photo; null takes it away').optional().meta({
            description: 'Only null, which takes a photo away.',
          }),
          preferences: accountFields.preferences.optional(),
          marketing_consent: z.boolean().optional().meta({ description: 'Whether mail that advertises may come.' }),
          email: formFields.email.optional().meta({
            description: 'Another address: it counts once the link that is mailed there was used. Sign in just before.',
          }),
          password: accountFields.password.optional().meta({ description: 'A new one.' }),
          current_password: z.string().max(200).optional().meta({ description: 'The present one.' }),
        })
        .meta({ description: 'What changes.' }),
      example: { first_name: 'Ada' },
    },
    answer: z.object({ data: user }),
    example,
    cacheControl: 'private, no-store',
    async handle(ctx, { body, headers }) {
      const { password, current_password: currentPassword = null } = body;
      // First, so that what is refused leaves the rest as it was; an address that is only asked for changes nothing yet.
      if (body.email !== undefined) await changeEmail(ctx, parts, body.email);
      if (password !== undefined) await changePassword(ctx, parts, { currentPassword, password, headers });
      const me = await changeMe(ctx, parts, {
        firstName: body.first_name,
        lastName: body.last_name,
        phone: body.phone,
        countryCode: body.country_code,
        birthday: body.birthday,
        image: body.image,
        preferences: body.preferences && withoutUndefined(body.preferences),
        marketingConsent: body.marketing_consent,
      });
      return { data: toUser(me) };
    },
  });
