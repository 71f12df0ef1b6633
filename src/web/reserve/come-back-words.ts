import { ownIn } from '../own-in.ts';

const ERRORS: Readonly<Record<string, string>> = {
  link: 'This link is over, or it isn’t whole. Ask for another one below.',
  fields: 'Enter the number of the order and the address that you gave.',
  email: 'Enter the address that you gave, such as ada@example.com.',
  bot_check_failed:
    'We couldn’t tell that you’re a person. Send it once more; without JavaScript, add the order number.',
  rate_limited: 'Some links are on their way already. Look into your inbox, or try again in a quarter of an hour.',
};

/** Why no link was mailed. @param code as an address names it */
export const comeBackErrorOf = (code: string | null): string | null =>
  code === null ? null : (ownIn(ERRORS, code) ?? 'That didn’t work. Try again, or write to us.');
