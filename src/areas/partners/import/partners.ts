import { z } from 'zod';
import { notePictures } from '#images/feed';
import { f, feedKind } from '#kernel/feed';
import { menuKeys, siteMenuKeys } from '../partner-menus.ts';
import { refuseLostScopes } from './refuse-lost-scopes.ts';
import { tellSharedHosts } from './tell-shared-hosts.ts';

type Button = { menu_type: string; kind?: string | undefined };
const kindFits = ({ menu_type: type, kind }: Button) => kind === undefined || type === 'button';
const kindOfNoButton = { path: ['kind'], message: 'is of a button alone' };

const classes = f.line.regex(
  /^[a-z][a-z0-9-]*( [a-z][a-z0-9-]*)*$/,
  'must be classes in small letters, divided by spaces',
);

const menuLink = z.object({
  menu_type: z.enum(['link', 'button']).default('link'),
  title: f.name,
  short_title: f.name.optional(),
  href: f.siteOrHttps,
  text: f.line.optional(),
  tooltip: f.line.optional(),
  css_class: classes.optional(),
  /** How much a button asks to be pressed. */
  kind: z.enum(['primary', 'secondary']).optional(),
  forward: z.boolean().default(false),
  fullheight: z.boolean().default(false),
});

/** A column is headed by its title, which may lead somewhere itself. */
const menuEntry = menuLink
  .extend({
    menu_key: z.enum(menuKeys).default('partner_top'),
    menu_type: z.enum(['link', 'button', 'column']).default('link'),
    href: f.siteOrHttps.optional(),
    entries: z.array(menuLink.refine(kindFits, kindOfNoButton)).max(40).default([]),
  })
  .refine(kindFits, kindOfNoButton)
  .refine(({ menu_type: type, href }) => type === 'column' || href !== undefined, {
    path: ['href'],
    message: 'is missing: where a link or a button leads to',
  })
  .refine(({ menu_type: type, entries }) => (type === 'column') === entries.length > 0, {
    path: ['entries'],
    message: 'stand below a column, and a column has some',
  });

/** Its pages stand at the root of its host, or below `/pl` of ours: what else an address names leads nowhere. */
const siteAddress = f.httpUrl.refine(
  (address) => /^https?:\/\/[^/?#]+(?:\/|\/pl\/[^/?#]+\/?)?$/.test(address),
  'must be a host alone, such as https://trips.example, or where it stands below /pl of this site',
);

const partnerRecord = z.object({
  kind: z.literal('partner'),
  slug: f.ownSlug,
  name: f.name.describe('As people read it.'),
  logo_image: f.image.optional().describe('{url, alt, width, height}.'),
  favicon: f.image.optional().describe('{url, alt, width, height}.'),
  base_url: siteAddress
    .optional()
    .describe('Address of its site. Its host shows this partner alone, unless it is ours.'),
  template_type: z
    .enum(['standard', 'tourism_board', 'operators_association'])
    .optional()
    .describe('standard, tourism_board or operators_association. A new one is standard when absent.'),
  about_url: f.httpUrl.optional().describe('Address of its page about itself.'),
  social_links: z
    .array(z.object({ name: f.name, url: f.httpUrl }))
    .optional()
    .describe('List of {name, url}.'),
  hidden_menus: z.array(z.enum(siteMenuKeys)).optional().describe('Keys of menus of the site that it leaves out.'),
  menu_items: z
    .array(menuEntry)
    .max(60)
    .optional()
    .describe(
      'Menus of its own, which stand instead of the site’s of the same key: list of {menu_key, menu_type, title, short_title, href, text, tooltip, css_class, kind (of buttons), forward, fullheight, entries (of a column: the same without menu_key and entries)}. An href is a path of the site, such as /guide/peru, or begins with https://.',
    ),
  scopes: z
    .array(
      z.object({
        kind: z.enum(['operator', 'category', 'trip']),
        target: f.slug,
        mode: z.enum(['include', 'exclude']),
      }),
    )
    .optional()
    .describe(
      'What it shows: list of {kind, target (a slug), mode}. Empty: everything. A partner that would show more than it should, because one of them names nothing, is refused.',
    ),
});

/** The partners of a feed, and how they stand in the tables. */
export const partnerKind = feedKind({
  about:
    'A site of a partner that shows part of the catalogue under its own name. It is the site that has partners: import with --shared.',
  record: partnerRecord,
  rows: (record) => [{ source: { ...record, menu_items: record.menu_items && inOneList(record.menu_items) } }],
  async compared(ctx) {
    await refuseLostScopes(ctx);
    await tellSharedHosts(ctx);
  },
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
  shared: true,
  granted: true,
  events: [{ topic: 'partner.changed', subject: 'id' }],
  columns: {
    slug: 'text',
    name: 'text',
    logo_image: 'json',
    favicon: 'json',
    base_url: 'text',
    template_type: { type: 'text', absent: 'standard' },
    about_url: 'text',
    social_links: { type: 'json', absent: [] },
    hidden_menus: { type: 'texts', absent: [] },
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
    {
      name: 'menu_items',
      table: 'partner_menu_items',
      owner: 'partner_id',
      shape: 'objects',
      columns: {
        menu_key: 'text',
        position: 'int',
        column_position: 'int',
        menu_type: 'text',
        title: 'text',
        short_title: 'text',
        href: 'text',
        text: 'text',
        tooltip: 'text',
        css_class: 'text',
        kind: 'text',
        forward: 'bool',
        fullheight: 'bool',
      },
      key: ['position'],
    },
  ],
});

/** Each column before what stands below it, which names its place in the list. */
function inOneList(menu: readonly z.output<typeof menuEntry>[]) {
  let next = 0;
  return menu.flatMap(({ entries, ...entry }) => {
    const place = next;
    next += 1 + entries.length;
    return [entry, ...entries.map((below) => ({ ...below, menu_key: entry.menu_key, column_position: place }))];
  });
}
