import type { PassengerKey } from '#bookings/shared';
import { formatDate } from '#kernel/shared';

/** What is asked of a traveler, as passports and forms name it. */
export const FIELD: Readonly<Record<PassengerKey, string>> = {
  title: 'Title',
  first_name: 'First name',
  middle_name: 'Middle name',
  last_name: 'Last name',
  gender: 'Gender',
  nationality: 'Nationality',
  country_residence: 'Country of residence',
  phone: 'Phone',
  contact_email: 'Email',
  address_line1: 'Address',
  address_line2: 'Address, second line',
  city: 'City',
  state: 'State or region',
  country: 'Country',
  zip_code: 'Postal code',
  emergency_first_name: 'Emergency contact, first name',
  emergency_last_name: 'Emergency contact, last name',
  emergency_relationship: 'Emergency contact, relationship',
  emergency_phone1: 'Emergency contact, phone',
  emergency_phone2: 'Emergency contact, second phone',
  dob: 'Date of birth',
  passport_number: 'Passport number',
  passport_country: 'Passport, country',
  passport_issue_country: 'Passport, country of issue',
  passport_issued_on: 'Passport, issued on',
  passport_expires_on: 'Passport, expires on',
  insurance_policy_number: 'Travel insurance, policy number',
  insurance_company: 'Travel insurance, company',
  dietary: 'What they can’t or don’t eat',
  medical: 'What the guides should know',
};

export const DATES: ReadonlySet<PassengerKey> = new Set<PassengerKey>([
  'dob',
  'passport_issued_on',
  'passport_expires_on',
]);

export const CHOICES: Partial<Record<PassengerKey, Readonly<Record<string, string>>>> = {
  title: { ms: 'Ms', mrs: 'Mrs', mr: 'Mr', mx: 'Mx', dr: 'Dr' },
  gender: { female: 'Female', male: 'Male', other: 'Other', unspecified: 'Not specified' },
};

/** What was told of a traveler, as people write it. */
export const fieldAsRead = (key: PassengerKey, value: string): string =>
  DATES.has(key) ? formatDate(value) : (CHOICES[key]?.[value] ?? value);
