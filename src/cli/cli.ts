/** npm run cli: looks into the catalogue from a terminal, after its keys, and takes in content. */
import { parseArgs } from 'node:util';
import { type Context, loadDotEnv } from '#kernel';
import { contentLoad } from './content-load.ts';
import { operatorAdd, operatorFactor, operatorRemove } from './operators.ts';
import { pictures } from './pictures.ts';
import { places } from './places.ts';
import { publishReview, rejectReview, waiting } from './reviews.ts';
import { rotateKeysOf } from './rotate-keys.ts';
import { staffAdd } from './staff.ts';
import { tellFailure } from './tell-failure.ts';
import { UsageError } from './usage-error.ts';
import { withCatalogue } from './with-catalogue.ts';

const USAGE = `Looks into the catalogue, after its keys, and takes in content.

  npm run cli -- content:load    takes in texts and lists of content/ and CONTENT_DIR, as a start does; servers show them at once
  npm run cli -- pictures        pictures that feeds name: kept, waiting, and refused with the reason
  npm run cli -- places [WORD]   slugs by which a feed may name places
  npm run cli -- reviews         reviews that wait to be read, the oldest first
  npm run cli -- reviews:publish ID         publishes one, and tells its author
  npm run cli -- reviews:reject ID REASON   refuses one, or takes it back, and tells its author why
  npm run cli -- staff:add EMAIL [ROLE]     takes a member into the team, and prints the link to their second factor;
                                 again, it replaces one that was lost. Roles: moderator, finance, admin
  npm run cli -- operator:add EMAIL SLUG    lets a member speak for a company, about bookings and reviews;
                                 operator:remove takes that back
  npm run cli -- operator:factor EMAIL      prints the link to the second factor of one who does, which opens who travels;
                                 again, it replaces one that was lost
  npm run cli -- rotate-keys     encrypts anew what stands under older ENCRYPTION_KEYS, and says which may go

Exit codes: 0 all is well, 2 it could not be done.`;

const COMMANDS: Readonly<Record<string, (ctx: Context, words: string[]) => Promise<string[]>>> = {
  'content:load': contentLoad,
  pictures,
  places,
  reviews: waiting,
  'reviews:publish': publishReview,
  'reviews:reject': rejectReview,
  'rotate-keys': rotateKeysOf,
  'operator:add': operatorAdd,
  'operator:factor': operatorFactor,
  'operator:remove': operatorRemove,
  'staff:add': staffAdd,
};

try {
  loadDotEnv();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  const [name = '', ...words] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (values.help) console.log(USAGE);
  else if (!command) throw new UsageError(`${name ? `There is no command ${name}.` : 'No command given.'}\n\n${USAGE}`);
  else for (const line of await withCatalogue((ctx) => command(ctx, words))) console.log(line);
} catch (error) {
  tellFailure(error);
  process.exitCode = 2;
}
