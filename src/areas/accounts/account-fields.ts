import countries from 'i18n-iso-countries';
import { z } from 'zod';
import { formFields, REQUIRED } from '#kernel/http';
import { PASSWORD_LENGTH } from './auth/create-auth.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** What members tell of themselves, checked alike by the API and the pages. */
export const accountFields = {
  password: z
    .string(REQUIRED)
    .min(PASSWORD_LENGTH.least, `Password is too short, use ${PASSWORD_LENGTH.least} characters or more`)
    .max(PASSWORD_LENGTH.most, `must be ${PASSWORD_LENGTH.most} characters or fewer`),
  name: formFields.name,
  birthday: z.iso.date('must be a day such as 1984-05-31').refine((day) => day > '1900-01-01' && day < today(), {
    error: 'must be a day in the past',
  }),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[\d ()/.-]{5,32}$/, 'must be a number such as +1 555 0100'),
  countryCode: z
    .string()
    .trim()
    .toUpperCase()
    .refine((code) => code.length === 2 && countries.isValid(code), 'must be two letters of ISO 3166-1, such as US'),
};
