import { z } from 'zod';
import { countryKeys } from './country-keys.ts';
import { countryName } from './country-names.ts';

const CONTROL = /\p{Cc}/u;

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `must be ${most} characters or fewer`)
    .refine((text) => !CONTROL.test(text), 'must be one line')
    .transform((text) => text || null)
    .nullish();
const lines = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `must be ${most} characters or fewer`)
    .refine((text) => !CONTROL.test(text.replaceAll('\n', '')), 'must be text')
    .transform((text) => text || null)
    .nullish();
const name = z
  .string('The field is required')
  .trim()
  .min(1, 'The field is required')
  .max(50, 'must be 50 characters or fewer')
  .refine((text) => !CONTROL.test(text), 'must be one line');
const date = z.iso.date('must be a date, YYYY-MM-DD').nullish();
const country = z
  .string()
  .regex(/^[A-Z]{2}$/, 'must be an ISO 3166 code of two letters')
  .nullish();

/** Who travels, as the reference spells it; names are needed at once, the rest by the day that the booking says. */
export const passengerFields = z.object({
  position: z.int('must be 1 or more').min(1, 'must be 1 or more').max(20, 'must be 20 or less'),
  title: z.enum(['mr', 'mrs', 'ms', 'mx', 'dr'], 'must be mr, mrs, ms, mx or dr').nullish(),
  first_name: name,
  middle_name: line(50),
  last_name: name,
  gender: z.enum(['female', 'male', 'other', 'unspecified'], 'must be female, male, other or unspecified').nullish(),
  nationality: country,
  country_residence: country,
  phone: line(32),
  contact_email: z.email('Invalid email address').max(254).nullish(),
  address_line1: line(200),
  address_line2: line(200),
  city: line(100),
  state: line(100),
  country,
  zip_code: line(20),
  emergency_first_name: line(50),
  emergency_last_name: line(50),
  emergency_relationship: line(50),
  emergency_phone1: line(32),
  emergency_phone2: line(32),
  dob: date,
  passport_number: line(40),
  passport_country: country,
  passport_issue_country: country,
  passport_issued_on: date,
  passport_expires_on: date,
  insurance_policy_number: line(60),
  insurance_company: line(100),
  dietary: lines(1000),
  medical: lines(1000),
});

// What the company asks for goes by the names of travel documents; the rest is said where it isn’t plain.
const SAID: Readonly<Record<string, string>> = {
  position: 'Of the party: 1 is who comes first.',
  dob: 'Date of birth.',
  dietary: 'What somebody can’t or doesn’t eat.',
  medical: 'What the guides should know.',
};
for (const [key, schema] of Object.entries(passengerFields.shape)) {
  z.globalRegistry.add(schema, { description: SAID[key] ?? `${key.replaceAll('_', ' ')}, as in the passport.` });
}

export type PassengerFields = z.output<typeof passengerFields>;
export type PassengerKey = Exclude<keyof PassengerFields, 'position'>;

export const passengerKeys = Object.keys(passengerFields.shape).filter((key) => key !== 'position') as PassengerKey[];

/** As people read it: countries by their names. */
export const readableField = (key: PassengerKey, value: string): string =>
  countryKeys.has(key) ? countryName(value) : value;

/** A passenger with countries by their names. */
export const withCountryNames = (passenger: PassengerFields): PassengerFields => {
  const named = passengerKeys.flatMap((key) => {
    const value = passenger[key];
    return value ? [[key, readableField(key, value)]] : [];
  });
  return { ...passenger, ...Object.fromEntries(named) };
};

/** What is told of these without their text: that there is one. */
const SECRET: ReadonlySet<string> = new Set<PassengerKey>([
  'passport_country',
  'passport_issue_country',
  'passport_issued_on',
  'passport_expires_on',
  'insurance_policy_number',
  'insurance_company',
  'dietary',
  'medical',
]);
const LAST_CHARACTERS = 3;

export type MaskedPassenger = Record<string, string | number | { provided: true } | null>;

/** A passenger as anybody but the company and a member who has just signed in sees them. */
export function maskPassenger(passenger: PassengerFields): MaskedPassenger {
  const shown = Object.entries(passenger).map(([key, value]): [string, MaskedPassenger[string]] => {
    if (value === null || value === undefined) return [key, null];
    if (SECRET.has(key)) return [key, { provided: true }];
    if (key === 'passport_number') return [key, `…${String(value).slice(-LAST_CHARACTERS)}`];
    return [key, key === 'dob' ? String(value).slice(0, 4) : value];
  });
  return Object.fromEntries(shown);
}
