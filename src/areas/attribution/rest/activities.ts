import { z } from 'zod';
import { defineRoute } from '#kernel/http';
import { keepActions } from '../keep-actions.ts';

const MOST = 100;

/** Whatever isn’t as it should be is ignored and counted, so nothing of a page is refused here. */
const told = (description: string, example: string) =>
  z.unknown().optional().meta({ type: 'string', description, example });

const entry = z
  .object({
    page_url: told('The page: its path, or its whole address on this host. Its query isn’t kept.', '/guide/peru'),
    action_type: told('page_view.', 'page_view'),
    created_at: told('When, in UTC: YYYY-MM-DD HH:MM:SS.', '2026-11-24 08:30:00'),
    page_name: told('What the page is called where visits are counted; up to 200 characters.', 'Category Landing Page'),
    page_type: told('Its kind.', 'cat_seolp'),
  })
  .meta({ id: 'UserAction', description: 'A page that was read.' });

const anythingElse = z.unknown().meta({ description: 'Whatever else it is: it is ignored and counted.' });

const answer = z
  .object({
    status: z.literal('success').meta({ description: 'The browser needn’t keep them any more.' }),
    meta: z.object({
      accepted: z.int().meta({ description: 'How many stand now, those that were sent before included.' }),
      ignored: z.int().meta({ description: 'How many were no such thing, lie ahead or are older than 30 days.' }),
    }),
  })
  .meta({ id: 'Activities', description: 'What became of the pages that were sent.' });

export const activitiesRoute = defineRoute({
  key: 'POST /v1/users/activities',
  unversioned: true,
  tag: 'Members',
  summary: 'Hand over what was read before signing in',
  description:
    'Pages that somebody read as a visitor, kept in their browser with the consent `analytics`: one, or up to 100. Sent again, they stand once. They are deleted after 13 months.',
  params: z.object({}),
  query: z.object({}),
  body: {
    root: 'user_action',
    type: 'user_actions',
    fields: z
      .union([z.array(z.union([entry, anythingElse])).max(MOST), entry], { error: `must be one page or up to ${MOST}` })
      .meta({ description: 'One, or a list.' }),
    example: {
      page_url: '/guide/peru',
      action_type: 'page_view',
      created_at: '2026-11-24 08:30:00',
      page_name: 'Category Landing Page',
      page_type: 'cat_seolp',
    },
  },
  answer,
  example: { status: 'success', meta: { accepted: 1, ignored: 0 } },
  cacheControl: 'no-store',
  async handle(ctx, { body, headers }) {
    const meta = await keepActions(ctx, Array.isArray(body) ? body : [body], headers.get('Host'));
    return { status: 'success' as const, meta };
  },
});
