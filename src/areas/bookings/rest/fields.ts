import { z } from 'zod';
import { formFields, REQUIRED, slugParam } from '#kernel/http';
import type { Contact } from '../contact.ts';
import { DEPARTURE_ID } from './reservation-resource.ts';

const CONTROL = /\p{Cc}/u;

/** Of one letter too, as in a passport: 明 is a name. */
const personName = z
  .string(REQUIRED)
  .trim()
  .min(1, REQUIRED)
  .max(50, 'must be 50 characters or fewer')
  .refine((text) => !CONTROL.test(text), 'must be one line');
const optionalLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `must be ${most} characters or fewer`)
    .refine((text) => !CONTROL.test(text), 'must be one line')
    .transform((text) => text || null)
    .nullish();

export const contactFields = {
  email: formFields.email.meta({ description: 'Where news of the booking goes.' }),
  first_name: personName.meta({ description: 'Of whoever books.' }),
  last_name: personName.meta({ description: 'Of whoever books.' }),
  phone: optionalLine(32).meta({ description: 'With its country’s code.' }),
  country_code: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be an ISO 3166 code of two letters')
    .nullish()
    .meta({ description: 'ISO 3166, two letters.' }),
  preferred_contact_method: z.enum(['email', 'phone', 'text'], 'must be email, phone or text').nullish().meta({
    description: 'How to be reached.',
  }),
};

export const partyFields = {
  number_of_travelers: z
    .int('must be 1 to 20')
    .min(1, 'must be 1 to 20')
    .max(20, 'must be 1 to 20')
    .meta({ description: 'How many travel.', example: 2 }),
  ages: z
    .array(z.int('must be 0 to 110').min(0, 'must be 0 to 110').max(110, 'must be 0 to 110'))
    .max(20)
    .optional()
    .meta({
      description: 'Of who travels, in years.',
    }),
};

export const level = z
  .int('must be 0 to 5')
  .min(0, 'must be 0 to 5')
  .max(5, 'must be 0 to 5')
  .meta({ description: 'Tier of the price; 0: the base price.', example: 1 });

export const departureId = z
  .uuid('must be the id of a departure')
  .meta({ description: 'A departure of the trip.', example: DEPARTURE_ID });

export const comment = z
  .string()
  .trim()
  .max(2000, 'must be 2,000 characters or fewer')
  .nullish()
  .meta({ description: 'What the company should know.' });

export const additional = z
  .record(z.string().max(60), z.string().max(500, 'must be 500 characters or fewer'))
  .refine((given) => Object.keys(given).length <= 20, 'must be 20 entries or fewer')
  .optional()
  .meta({ description: 'What else the company asks for.' });

export const source = z
  .object({
    page_type: z.string().max(60).optional().meta({ description: 'Its kind.' }),
    page_url: z.string().max(2048).optional().meta({ description: 'Its address. Its query isn’t kept.' }),
  })
  .optional()
  .meta({ description: 'Where it was begun.' });

export const version = z
  .int()
  .min(1)
  .optional()
  .meta({ description: 'Of the reservation as it was seen; refused when it has changed since.' });

export const tripParam = slugParam('The trip’s id, slug or SKU.', 'inca-trail-to-machu-picchu');
export const reservationParam = z.uuid().meta({ description: 'One’s own reservation.' });

export const orderNumber = z
  .string(REQUIRED)
  .max(20, 'must be an order number')
  .meta({ description: 'Of one’s own booking.', example: 'SJ7Q4M2K9XBWT' });

type GivenContact = {
  email: string;
  first_name: string;
  last_name: string;
  phone?: string | null | undefined;
  country_code?: string | null | undefined;
  preferred_contact_method?: 'email' | 'phone' | 'text' | null | undefined;
};

export function toContact(
  given: GivenContact,
  more: { comment?: string | null | undefined; additional?: Record<string, string> | undefined },
): Contact {
  return {
    email: given.email,
    firstName: given.first_name,
    lastName: given.last_name,
    phone: given.phone ?? null,
    countryCode: given.country_code ?? null,
    preferredMethod: given.preferred_contact_method ?? null,
    comment: more.comment || null,
    additional: more.additional ?? {},
  };
}
