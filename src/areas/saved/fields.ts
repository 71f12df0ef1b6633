import { z } from 'zod';
import { formFields, REQUIRED } from '#kernel/http';

const NAME_LENGTH = 80;
const MESSAGE_LENGTH = 1000;
const CONTROL = /\p{Cc}/u;

/** What members write about their lists. */
export const savedFields = {
  name: z
    .string(REQUIRED)
    .trim()
    .min(1, 'must have at least one character')
    .max(NAME_LENGTH, `must be ${NAME_LENGTH} characters or fewer`)
    .refine((text) => !CONTROL.test(text), 'must be one line'),
  toEmail: formFields.email,
  message: z
    .string()
    .trim()
    .max(MESSAGE_LENGTH, `must be ${MESSAGE_LENGTH.toLocaleString('en-US')} characters or fewer`),
};
