import { expect, it } from 'vitest';
import { formFields } from '#kernel/http';
import { emailFault } from './person-faults.ts';

it.each([
  ...['ada@example.com', "o'neil+trips@mail.example.co.uk", 'a_b-c.d@x-y.example', 'A@EXAMPLE.COM', '1@2.museum'],
  ...['jürgen@web.de', 'ada@münchen.de', '.ada@example.com', 'a..b@example.com', 'ada.@example.com', 'ada@example'],
  ...[
    'ada@-x.com',
    'ada@example.c',
    'a da@example.com',
    'a@b@example.com',
    '"a"@example.com',
    'a,b@example.com',
    'ada@',
  ],
  `${'a'.repeat(250)}@example.com`,
])('what is wrong with an address is said as the server has it: %s', (email) => {
  expect(emailFault(email) === undefined).toBe(formFields.email.safeParse(email).success);
});
