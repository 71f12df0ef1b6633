import { z } from 'zod';
import { formFields, REQUIRED } from '#kernel/http';

const score = z.int('must be 1 to 5').min(1, 'must be 1 to 5').max(5, 'must be 1 to 5');
const isText = (text: string) => !text.includes('\0');

/** What of a review is checked in one place, for the API and its tests. Lengths are of characters, around them nothing. */
export const reviewFields = {
  authorName: formFields.name.pipe(z.string().max(80, 'must be 80 characters or fewer')),
  email: formFields.email,
  summary: z
    .string(REQUIRED)
    .trim()
    .min(5, 'must be 5 characters or more')
    .max(120, 'must be 120 characters or fewer')
    .refine((text) => isText(text) && !/[\r\n]/.test(text), 'must be one line'),
  content: z
    .string(REQUIRED)
    .trim()
    .min(50, 'must be 50 characters or more')
    .max(5000, 'must be 5,000 characters or fewer')
    .refine(isText, 'must be text'),
  reply: z
    .string(REQUIRED)
    .trim()
    .min(2, 'must be 2 characters or more')
    .max(3000, 'must be 3,000 characters or fewer')
    .refine(isText, 'must be text'),
  report: z.string().trim().max(2000, 'must be 2,000 characters or fewer').refine(isText, 'must be text'),
  score,
  traveledOn: z.iso.date('must be a day, as 2026-09-14'),
};
