import { parseArgs } from 'node:util';
import type { Context } from '#kernel';
import { contentLoad } from './content-load.ts';
import { giftCardBlock, giftCardReturn, giftCards, giftCardUnblock } from './gift-cards.ts';
import { operatorAdd, operatorFactor, operatorRemove } from './operators.ts';
import { pictures } from './pictures.ts';
import { places } from './places.ts';
import { HELP, readArguments } from './read-arguments.ts';
import { publishReview, rejectReview, waiting } from './reviews.ts';
import { rotateKeysOf } from './rotate-keys.ts';
import type { Command } from './run-command.ts';
import { settlement } from './settlement.ts';
import { staffAdd, staffRemove } from './staff.ts';
import { UsageError } from './usage-error.ts';
import { withCatalogue } from './with-catalogue.ts';

const USAGE = `Looks into the catalogue, after its keys, and takes in content.

  npm run cli -- content:load    takes in texts and lists of content/ and CONTENT_DIR, as a start does; servers show them at once
  npm run cli -- gift-cards EMAIL           gift cards that were bought with an address, the newest first
  npm run cli -- gift-card:return ID        takes an unused one back within fourteen days: its money goes back by PayPal, and
                                 its buyer is told
  npm run cli -- gift-card:block ID         lets one pay nothing, gift-card:unblock lets it pay again
  npm run cli -- pictures        pictures that feeds name: kept, waiting, and refused with the reason
  npm run cli -- places [WORD]   slugs by which a feed may name places
  npm run cli -- reviews         reviews that wait to be read, the oldest first
  npm run cli -- reviews:publish ID         publishes one, and tells its author
  npm run cli -- reviews:reject ID REASON   refuses one, or takes it back, and tells its author why
  npm run cli -- settlement MONTH [--company SLUG] [--out FILE]   what companies get of what came in a month (2026-11), as
                                 CSV: by booking, and in total by company and currency
  npm run cli -- staff:add EMAIL [ROLE]     takes a member into the team, and prints the link to their second factor;
                                 again, it replaces one that was lost, and their role. Roles: moderator (without one),
                                 finance, admin; each opens all of /staff
  npm run cli -- staff:remove EMAIL         takes one out of the team, in every session at once
  npm run cli -- operator:add EMAIL SLUG    lets a member speak for a company, about bookings and reviews;
                                 operator:remove takes that back
  npm run cli -- operator:factor EMAIL      prints the link to the second factor of one who does, which opens who travels;
                                 again, it replaces one that was lost
  npm run cli -- rotate-keys     encrypts anew what stands under older ENCRYPTION_KEYS, and says which may go

Exit codes: 0 all is well, 2 it could not be done.`;

type Options = { company?: string; out?: string };
type Row = {
  run: (ctx: Context, words: string[], options: Options) => Promise<string[]>;
  /** The words that it takes, by name. */
  words: readonly string[];
  options?: Readonly<Record<string, { type: 'string' }>>;
};

const COMMANDS: Readonly<Record<string, Row>> = {
  'content:load': { run: contentLoad, words: [] },
  'gift-cards': { run: giftCards, words: ['EMAIL'] },
  'gift-card:return': { run: giftCardReturn, words: ['ID'] },
  'gift-card:block': { run: giftCardBlock, words: ['ID'] },
  'gift-card:unblock': { run: giftCardUnblock, words: ['ID'] },
  pictures: { run: pictures, words: [] },
  places: { run: places, words: ['[WORD]'] },
  reviews: { run: waiting, words: [] },
  'reviews:publish': { run: publishReview, words: ['ID'] },
  'reviews:reject': { run: rejectReview, words: ['ID', 'REASON'] },
  'rotate-keys': { run: rotateKeysOf, words: [] },
  'operator:add': { run: operatorAdd, words: ['EMAIL', 'SLUG'] },
  'operator:factor': { run: operatorFactor, words: ['EMAIL'] },
  'operator:remove': { run: operatorRemove, words: ['EMAIL', 'SLUG'] },
  settlement: { run: settlement, words: ['MONTH'], options: { company: { type: 'string' }, out: { type: 'string' } } },
  'staff:add': { run: staffAdd, words: ['EMAIL', '[ROLE]'] },
  'staff:remove': { run: staffRemove, words: ['EMAIL'] },
};

export const catalogueCommands: Command = async (args) => {
  const name = args.find((word) => !word.startsWith('-'));
  const row = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const options = { ...row?.options, ...HELP };
  const read = readArguments(() => parseArgs({ args, allowPositionals: true, options }), boundsOf(name, row));
  if (read === null) return 0;
  if (!row) throw new UsageError(`${name ? `There is no command ${name}.` : 'No command given.'}\n\n${USAGE}`);
  const [, ...words] = read.positionals;
  const { help: _, ...given } = read.values;
  for (const line of await withCatalogue((ctx) => row.run(ctx, words, given as Options))) console.log(line);
  return 0;
};

/** Of a command its own line; asked for nothing that there is, all of them. */
function boundsOf(name: string | undefined, row: Row | undefined): { usage: string; most: number } {
  if (!row) return { usage: USAGE, most: Number.POSITIVE_INFINITY };
  const options = Object.keys(row.options ?? {}).map((option) => `[--${option} …]`);
  return { usage: ['npm run cli --', name, ...row.words, ...options].join(' '), most: 1 + row.words.length };
}
