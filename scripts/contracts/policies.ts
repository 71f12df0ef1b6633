import { everyone, type Policy } from '#kernel';
import type { Who } from '#kernel/serving';
import { limits, type Policies } from '../../src/server/policies.ts';

const HEAD = `# Who may call what

Printed by \`npm run contracts\` from what each area, each page and the server say of their own; don't edit. A change here is
a change of who may see or do something: review it as such.

verified-member has confirmed an address, fresh-member signed in within 15 minutes, reservation holds the token of one,
operator works for a company, proved-operator has shown the second factor as well; "everybody" is ${everyone.join(', ')}.
`;

const who = (principals: Who) => (principals === everyone ? 'everybody' : principals.join(', ') || 'nobody');
const often = ({ limit }: Policy) =>
  limit === 'NONE' ? 'unlimited' : `${limits[limit].max} in ${limits[limit].windowSeconds} s (${limit})`;
const table = (head: string, rows: Record<string, Policy>) =>
  `| ${head} | Who | How often |\n|---|---|---|\n${Object.entries(rows)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, policy]) => `| \`${key}\` | ${who(policy.who)} | ${often(policy)} |\n`)
    .join('')}`;

/** The tables of policies, for people to review. */
export function printPolicies({ routes, pages, fields }: Policies): string {
  const query = Object.entries(fields)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([field, principals]) => `| \`${field}\` | ${who(principals)} |\n`);
  return [
    HEAD,
    table('Route', routes),
    `All pages stand within the root: who may not see it sees none.\n\n${table('Page', pages)}`,
    `The calls of GraphQL are counted by its route.\n\n| Field of the query | Who |\n|---|---|\n${query.join('')}`,
  ].join('\n');
}
