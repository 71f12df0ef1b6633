import { z } from 'zod';
import { notePictures } from '#images/feed';
import { f, feedKind } from '#kernel/feed';

const partnerRecord = z.object({
  kind: z.literal('partner'),
  slug: f.ownSlug,
  name: f.name.describe('As people read it.'),
  logo_image: f.image.optional().describe('{url, alt, width, height}.'),
  favicon: f.image.optional().describe('{url, alt, width, height}.'),
  base_url: f.httpUrl.optional().describe('Address of its site.'),
  template_type: z
    .enum(['standard', 'tourism_board', 'operators_association'])
    .default('standard')
    .describe('standard, tourism_board or operators_association.'),
  about_url: f.httpUrl.optional().describe('Address of its page about itself.'),
  social_links: z
    .array(z.object({ name: f.name, url: f.httpUrl }))
    .default([])
    .describe('List of {name, url}.'),
  hidden_menus: z.array(z.string()).default([]).describe('Keys of menus it leaves out.'),
  scopes: z
    .array(
      z.object({
        kind: z.enum(['operator', 'category', 'trip']),
        target: f.slug,
        mode: z.enum(['include', 'exclude']),
      }),
    )
    .default([])
    .describe('What it shows: list of {kind, target (a slug), mode}. Empty: everything.'),
});

/** The partners of a feed, and how they stand in the tables. */
export const partnerKind = feedKind({
  about: 'A site of a partner that shows part of the catalogue under its own name.',
  record: partnerRecord,
  after: (ctx, lines) => notePictures(ctx, 'partner', lines),
  pictures: [
    {
      written: { from: 'partners t', operator: null, single: ['t.logo_image', 't.favicon'], lists: [] },
      planned: { operator: null, single: ['f.logo_image', 'f.favicon'], lists: [] },
      // GraphQL alone answers them, fresh each time: no kept page shows a partner's pictures.
      tells: null,
      drawn: false,
    },
  ],
  table: 'partners',
  names: { id: ['#.slug'] },
  unique: ['base_url'],
  events: [{ topic: 'partner.changed', subject: 'id' }],
  columns: {
    slug: 'text',
    name: 'text',
    logo_image: 'json',
    favicon: 'json',
    base_url: 'text',
    template_type: 'text',
    about_url: 'text',
    social_links: 'json',
    hidden_menus: 'texts',
  },
  collections: [
    {
      name: 'scopes',
      table: 'partner_scopes',
      owner: 'partner_id',
      shape: 'objects',
      columns: { kind: 'text', mode: 'text' },
      staged: { target: 'text' },
      references: [
        {
          column: 'target_id',
          from: 'target',
          required: true,
          to: [
            { kind: 'operator', name: 'slug', by: ['#.target'], when: `#.kind = 'operator'` },
            { kind: 'category', name: 'id', by: ['#.target'], when: `#.kind = 'category'` },
            { kind: 'trip', name: 'slug', by: ['#.target'], when: `#.kind = 'trip'` },
          ],
        },
      ],
      key: ['kind', 'target_id', 'mode'],
    },
  ],
});
