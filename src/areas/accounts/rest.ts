import { z } from 'zod';
import type { Parts } from '#kernel';
import { defineRoute, formFields, REQUIRED, type RestRoute, resource } from '#kernel/http';
import { accountFields } from './account-fields.ts';
import { CONFIRM_HOURS, confirmEmail, resendConfirmation, SIGN_UP_COOKIE } from './confirm-email.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';
import { confirmingChange, undoingChange } from './rest/email-changes.ts';
import { inviting } from './rest/invitations.ts';
import { changing, reading } from './rest/me.ts';
import { closing, exporting } from './rest/own-data.ts';
import { changingPhoto, removingPhoto } from './rest/photo.ts';
import { ending, endingOthers, listing } from './rest/sessions.ts';
import { signUp } from './sign-up.ts';

const TAG = 'Members';
const TOKEN = /^[\w-]{16,128}$/;
const HOURS_A_DAY = 24;
/** There is one for a caller, and no list of them anywhere. */
const ID = 'this-one';

const { password, birthday } = accountFields;
const token = z.string(REQUIRED).max(128, 'must be the token of a link');
const said = (type: string, status: string, description: string) =>
  resource(type, z.object({ status: z.literal(status).meta({ description }) }));

const emailOnly = (description: string) =>
  z.object({ email: formFields.email.meta({ description, example: 'lovelace@example.com' }) });

const registration = resource(
  'registrations',
  z.object({
    email: z.string().meta({ description: 'Where the link went.' }),
    status: z.literal('confirmation_sent').meta({ description: 'The account is there once the link was opened.' }),
  }),
).meta({ id: 'Registration', description: 'An account that was begun.' });

const signUps = (parts: Parts) =>
  defineRoute({
    key: 'POST /v1/users',
    tag: TAG,
    summary: 'Begin an account',
    description: `Mails a link that confirms the address, good for ${CONFIRM_HOURS} hours. The answer is the same for an address that has an account: its owner is told by mail.`,
    params: z.object({}),
    query: z.object({}),
    repeatable: 'with a key',
    botCheck: true,
    status: 201,
    body: {
      root: 'user',
      type: 'users',
      fields: z
        .object({
          email: formFields.email.meta({ description: 'Whose account it is.' }),
          password: password.meta({ description: 'For signing in without a link.' }),
          first_name: formFields.name.meta({ description: 'As friends say it.' }),
          last_name: formFields.name.meta({ description: 'As it stands in a passport.' }),
          birthday: birthday.nullish().meta({ description: 'YYYY-MM-DD.' }),
          marketing_consent: z.boolean().optional().meta({ description: 'Whether mail that advertises may come.' }),
          invitation: z
            .string()
            .max(128, 'must be the token of an invitation')
            .optional()
            .meta({ description: 'The token of an invitation that led here.' }),
        })
        .meta({ description: 'Who somebody is.' }),
      example: {
        email: 'lovelace@example.com',
        password: 'analytical engine',
        first_name: 'Ada',
        last_name: 'Lovelace',
      },
    },
    answer: z.object({ data: registration }),
    example: {
      data: {
        type: 'registrations',
        id: ID,
        attributes: { email: 'lovelace@example.com', status: 'confirmation_sent' },
      },
    },
    cacheControl: 'no-store',
    async handle(ctx, { body, keep }) {
      const { browserToken } = await signUp(ctx, parts, {
        email: body.email,
        password: body.password,
        firstName: body.first_name,
        lastName: body.last_name,
        birthday: body.birthday ?? null,
        marketingConsent: body.marketing_consent ?? false,
        invitation: body.invitation ?? null,
      });
      keep({ name: SIGN_UP_COOKIE, value: browserToken, days: CONFIRM_HOURS / HOURS_A_DAY });
      return {
        data: {
          type: 'registrations' as const,
          id: ID,
          attributes: { email: body.email, status: 'confirmation_sent' as const },
        },
      };
    },
  });

const checkedEmail = said('email_checks', 'ok', 'It may be used here; whether it has an account isn’t told.').meta({
  id: 'EmailCheck',
  description: 'That an address can be written to.',
});

const emailChecks = defineRoute({
  key: 'GET /v1/users/check_email',
  tag: TAG,
  summary: 'Whether an address can be one',
  description: 'The same for every address that can be written to.',
  params: z.object({}),
  query: emailOnly('An address.'),
  answer: z.object({ data: checkedEmail }),
  example: { data: { type: 'email_checks', id: ID, attributes: { status: 'ok' } } },
  cacheControl: 'no-store',
  handle: async () => ({ data: { type: 'email_checks', id: ID, attributes: { status: 'ok' } } }),
});

const resetAsked = said('password_resets', 'sent', 'If there is such an account, a link is on its way.').meta({
  id: 'PasswordReset',
  description: 'A new password that was asked for.',
});

const resets = (parts: Parts) =>
  defineRoute({
    key: 'POST /v1/users/password',
    tag: TAG,
    summary: 'Ask for a new password',
    description: 'Mails a link, good for an hour, if the address has an account; the answer is the same if it hasn’t.',
    params: z.object({}),
    query: z.object({}),
    status: 202,
    body: {
      root: 'user',
      type: 'users',
      fields: emailOnly('Whose password it is.').meta({ description: 'An address.' }),
      example: { email: 'lovelace@example.com' },
    },
    answer: z.object({ data: resetAsked }),
    example: { data: { type: 'password_resets', id: ID, attributes: { status: 'sent' } } },
    cacheControl: 'no-store',
    async handle(ctx, { body }) {
      await requestPasswordReset(ctx, parts, body.email);
      return { data: { type: 'password_resets', id: ID, attributes: { status: 'sent' } } };
    },
  });

const passwordSet = said('passwords', 'changed', 'It holds from now on; every session has ended.').meta({
  id: 'PasswordChange',
  description: 'A password that was changed.',
});

const passwords = (parts: Parts) =>
  defineRoute({
    key: 'PATCH /v1/users/password',
    tag: TAG,
    summary: 'Choose a new password',
    description: 'With the token of the link that was mailed, once. Every session of the account ends.',
    params: z.object({}),
    query: z.object({}),
    body: {
      root: 'user',
      type: 'users',
      fields: z
        .object({
          reset_password_token: token.meta({ description: 'Of the link.' }),
          password: password.meta({ description: 'The new one.' }),
          password_confirmation: z.string(REQUIRED).meta({ description: 'The same again.' }),
        })
        .refine((given) => given.password === given.password_confirmation, {
          path: ['password_confirmation'],
          error: 'The two passwords aren’t the same',
        })
        .meta({ description: 'A token and the new password.' }),
      example: {
        reset_password_token: 'Jx0sB4dQ1wYt7uVhK2mN',
        password: 'analytical engine',
        password_confirmation: 'analytical engine',
      },
    },
    answer: z.object({ data: passwordSet }),
    example: { data: { type: 'passwords', id: ID, attributes: { status: 'changed' } } },
    cacheControl: 'no-store',
    async handle(ctx, { body }) {
      await resetPassword(ctx, parts, { token: body.reset_password_token, password: body.password });
      return { data: { type: 'passwords', id: ID, attributes: { status: 'changed' } } };
    },
  });

const confirmed = resource(
  'confirmations',
  z.object({
    email_verified: z.literal(true).meta({ description: 'The address is its owner’s.' }),
    signed_in: z.boolean().meta({ description: 'True in the browser that signed up: it has a session now.' }),
  }),
).meta({ id: 'Confirmation', description: 'An address that was confirmed.' });

const confirmations = (parts: Parts) =>
  defineRoute({
    key: 'GET /v1/users/confirmation',
    tag: TAG,
    summary: 'Confirm an address',
    description:
      'With the token of the link that was mailed. The browser that signed up is signed in by a cookie; elsewhere the password that was chosen goes, since nobody knows who chose it.',
    params: z.object({}),
    query: z.object({
      confirmation_token: token
        .regex(TOKEN, 'must be the token of a link')
        .meta({ description: 'Of the link.', example: 'Jx0sB4dQ1wYt7uVhK2mN' }),
    }),
    answer: z.object({ data: confirmed }),
    example: { data: { type: 'confirmations', id: ID, attributes: { email_verified: true, signed_in: false } } },
    cacheControl: 'no-store',
    async handle(ctx, { query, cookies, headers, keep }) {
      const { signedIn, cookies: kept } = await confirmEmail(ctx, parts, {
        token: query.confirmation_token,
        browserToken: cookies[SIGN_UP_COOKIE],
        headers,
      });
      for (const cookie of kept) keep(cookie);
      return {
        data: {
          type: 'confirmations' as const,
          id: ID,
          attributes: { email_verified: true as const, signed_in: signedIn },
        },
      };
    },
  });

const resent = said('confirmation_links', 'sent', 'If the address waits for one, a link is on its way.').meta({
  id: 'ConfirmationLink',
  description: 'A link that confirms an address.',
});

const confirmationLinks = (parts: Parts) =>
  defineRoute({
    key: 'POST /v1/users/confirmation',
    tag: TAG,
    summary: 'Send the confirming link again',
    description: 'In place of the one before it, if the address waits for it; the answer is the same if it doesn’t.',
    params: z.object({}),
    query: z.object({}),
    status: 202,
    body: {
      root: 'user',
      type: 'users',
      fields: emailOnly('An address that was used to sign up.').meta({ description: 'An address.' }),
      example: { email: 'lovelace@example.com' },
    },
    answer: z.object({ data: resent }),
    example: { data: { type: 'confirmation_links', id: ID, attributes: { status: 'sent' } } },
    cacheControl: 'no-store',
    async handle(ctx, { body }) {
      await resendConfirmation(ctx, parts, body.email);
      return { data: { type: 'confirmation_links', id: ID, attributes: { status: 'sent' } } };
    },
  });

export const accountRoutes = (parts: Parts): RestRoute[] => [
  ...ofUsers(parts),
  reading(parts),
  changing(parts),
  ending,
  listing(parts),
  endingOthers(parts),
  exporting(parts),
  closing(parts),
  confirmingChange(parts),
  undoingChange(parts),
  changingPhoto(parts),
  removingPhoto,
  inviting(parts),
];

const ofUsers = (parts: Parts): RestRoute[] =>
  [signUps(parts), emailChecks, resets(parts), passwords(parts), confirmations(parts), confirmationLinks(parts)].map(
    (route) => ({ ...route, unversioned: true }),
  );
