import countries from 'i18n-iso-countries';
import { z } from 'zod';
import { formFields, REQUIRED } from '#kernel/http';
import { PASSWORD_LENGTH } from './auth/create-auth.ts';
import { preferenceChoices } from './shared/preferences.ts';

/** One of those that may be chosen, said as the forms have them. */
const oneOf = <Value extends string>(choices: readonly { value: Value }[]) =>
  z.enum(choices.map(({ value }) => value) as [Value, ...Value[]]);

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
  preferences: z
    .object({
      interests: z
        .array(oneOf(preferenceChoices.interests))
        .max(20)
        .optional()
        .meta({ description: 'What they like.' }),
      places: z
        .array(oneOf(preferenceChoices.places))
        .max(20)
        .optional()
        .meta({ description: 'Where they like to go.' }),
      pace: oneOf(preferenceChoices.pace).nullish().meta({ description: 'How much of a day.' }),
    })
    .meta({ description: 'How a member likes to travel.' }),
  countryCode: z
    .string()
    .trim()
    .toUpperCase()
    .refine((code) => code.length === 2 && countries.isValid(code), 'must be two letters of ISO 3166-1, such as US'),
};
