/** How the partners of a feed stand in the partners' tables. */
export const partnerImport = {
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
} as const;
