import { z } from 'zod';
import { f, feedKind, type Remark, thisFeed } from '#kernel/feed';
import { catalogueSources } from '../pictures/sources.ts';
import { refuseMistakenCompanies } from './mistaken-companies.ts';
import { noteCompanyPictures, planPictures } from './pictures.ts';
import { callToAction, cancellationPolicy, madeSlug, slugBase } from './record-fields.ts';
import { naming, textOf } from './references.ts';
import { terms } from './terms.ts';

const operatorRecord = z.object({
  kind: z.literal('operator'),
  id: f.sourceId.describe('Your own id; other records name the company by it.'),
  slug: madeSlug,
  name: f.name.describe('As people read it.'),
  short_name: f.name.optional().describe('For narrow places.'),
  logo_image: f.image.optional().describe('{url, alt, width, height}.'),
  main_image: f.image.optional().describe('{url, alt, width, height}.'),
  video_url: f.httpUrl.optional().describe('Address of a video.'),
  gallery_images: z.array(f.image).default([]).describe('List of images.'),
  known_for: f.prose.optional().describe('Text.'),
  loved_for: f.prose.optional().describe('Text.'),
  awards: z
    .array(z.object({ name: f.line, year: f.whole.optional(), source: f.line.optional() }))
    .default([])
    .describe('List of {name, year, source}.'),
  faqs: f.faqs.default([]),
  flags: z.array(z.string()).default([]).describe('Free marks.'),
  contracted: z.boolean().default(false).describe('Whether there is a contract with it.'),
  ustoa_status: z
    .enum(['none', 'active_member', 'associate_member'])
    .default('none')
    .describe('none, active_member or associate_member.'),
  featured_status: z.string().optional().describe('Internal, never shown.'),
  revenue_tier: z.string().optional().describe('Internal, never shown.'),
  attribution_status: z.string().optional().describe('Internal, never shown.'),
  commission_bps: z
    .number()
    .int()
    .min(0)
    .max(10_000)
    .optional()
    .describe('Commission in hundredths of a percent; internal.'),
  lead_email: z.email().optional().describe('Where inquiries go; internal.'),
  covid_safety: f.prose.optional().describe('Text.'),
  cancellation_policy: f.prose.optional().describe('Text.'),
  cancellation_policy_url: f.httpUrl.optional().describe('Address of the full text.'),
  cancellation: cancellationPolicy
    .optional()
    .describe(
      'What counts: {flexibility: none, flexible or generous; tiers: [{min_days, refund_bps}], most days first; deposit_refundable}. A level without tiers has the usual ones, see Terms. Neither: travelers are told to ask.',
    ),
  member_savings: f.prose.optional().describe('Text.'),
  booking_policy: f.prose.optional().describe('Text.'),
  booking_terms: f.prose.optional().describe('Text.'),
  customer_ages: f.line.optional().describe('One line.'),
  business_process_type: z
    .enum(['instant', 'on_request', 'lead_only'])
    .default('on_request')
    .describe('instant, on_request or lead_only.'),
  cta: callToAction.default('request_quote'),
  reservation_fields: z.array(z.string()).default([]).describe('Passenger fields it needs.'),
  fix_deposit: z.boolean().default(false).describe('Whether the deposit is a sum, in deposits, instead of a share.'),
  deposit_amount: z
    .number()
    .int()
    .min(0)
    .max(1e12)
    .optional()
    .describe('The deposit as a share: hundredths of a percent of the price.'),
  deposits: z
    .record(f.currency, f.cents)
    .default({})
    .describe(
      'The deposit as a sum a traveler by currency, such as {"USD": 40000, "EUR": 35000}, in minor units. In other currencies it is 20 % of the price.',
    ),
  cutoff_days: z.number().int().min(0).max(365).default(2).describe('Last sale, in days before the start.'),
  share_offers: z.boolean().default(false).describe('Whether single travelers may share a room.'),
  image_hosts: z.array(z.string()).default([]).describe('Hosts from which its images may be fetched.'),
  rating_total: f.ratingTotal.optional(),
  meta_seo: f.metaSeo.optional(),
  associations: z.array(f.name).default([]).describe('Names of its associations.'),
  terms: z
    .record(z.string(), z.array(z.string()))
    .default({})
    .describe('Keys by property, such as {"theme": ["wildlife"]}.'),
  similar: z.array(f.sourceId).default([]).describe('Slugs of companies like it.'),
  rankings: z
    .array(z.object({ category: f.slug, rank: f.positive }))
    .default([])
    .describe('List of {category, rank}; no two companies share a rank.'),
});

/** The companies of a feed, and how they stand in the catalogue's tables. */
export const operatorKind = feedKind({
  about: 'A company that runs trips.',
  record: operatorRecord,
  rows: (record, feed) => [{ source: { ...record, feed, slug_base: slugBase(record.name, record.id) } }],
  lookOver: depositRemarks,
  identified: refuseMistakenCompanies,
  // Of all kinds: which of them are fetched, the companies say.
  compared: planPictures,
  after: noteCompanyPictures,
  pictures: catalogueSources.operator,
  table: 'operators',
  names: { id: ['#.feed', '#.source_ref'], slug: ['#.slug'] },
  whole: true,
  unique: ['slug'],
  generated: {
    slug: [
      'f.slug_base',
      `f.slug_base || '-' || trim(both '-' from lower(regexp_replace(p.source_ref, '[^A-Za-z0-9]+', '-', 'g')))`,
      `f.slug_base || '-' || md5(p.feed || ':' || p.source_ref)`,
    ],
  },
  redirects: { table: 'slug_redirects', kind: 'operator' },
  events: [{ topic: 'operator.changed', subject: 'id' }],
  columns: {
    feed: { type: 'text', absent: '' },
    source_ref: { type: 'text', from: 'id' },
    slug: { type: 'text', keeps: 'null' },
    name: 'text',
    short_name: 'text',
    logo_image: 'json',
    main_image: 'json',
    video_url: 'text',
    gallery_images: 'json',
    known_for: 'text',
    loved_for: 'text',
    awards: 'json',
    faqs: 'json',
    flags: 'texts',
    contracted: 'bool',
    ustoa_status: 'text',
    featured_status: 'text',
    revenue_tier: 'text',
    attribution_status: 'text',
    commission_bps: 'int',
    lead_email: 'text',
    covid_safety: 'text',
    cancellation_policy: 'text',
    cancellation_policy_url: 'text',
    member_savings: 'text',
    booking_policy: 'text',
    booking_terms: 'text',
    customer_ages: 'text',
    business_process_type: 'text',
    cta: 'text',
    reservation_fields: 'texts',
    fix_deposit: 'bool',
    deposit_amount: 'bigint',
    deposits: { type: 'json', absent: {} },
    cutoff_days: 'int',
    share_offers: 'bool',
    rating_total: 'json',
    image_hosts: 'texts',
    meta_seo: { type: 'json', absent: {} },
  },
  collections: [
    {
      name: 'cancellation',
      table: 'cancellation_policies',
      owner: 'operator_id',
      only: 't.trip_id is null',
      shape: 'object',
      columns: { flexibility: 'text', tiers: 'json', deposit_refundable: 'bool' },
      key: [],
    },
    {
      name: 'associations',
      table: 'operator_associations',
      owner: 'operator_id',
      ...naming('travel_association_id', textOf('association')),
      columns: {},
    },
    { ...terms, table: 'operator_terms', owner: 'operator_id' },
    {
      name: 'similar',
      table: 'operator_relations',
      owner: 'operator_id',
      ...naming(
        'other_id',
        { kind: 'operator', name: 'slug', by: ['lower(#.value)'] },
        { kind: 'operator', name: 'id', by: [thisFeed, '#.value'] },
      ),
    },
    {
      name: 'rankings',
      table: 'operator_rankings',
      owner: 'operator_id',
      shape: 'objects',
      columns: { rank: 'int' },
      staged: { category: 'text' },
      references: [
        {
          column: 'category_id',
          from: 'category',
          required: true,
          to: [{ kind: 'category', name: 'id', by: ['#.category'] }],
        },
      ],
      key: ['category_id'],
      unique: ['#.category_id', '#.rank'],
    },
  ],
});

function depositRemarks({
  fix_deposit: fixed,
  deposit_amount: amount,
  deposits,
}: z.output<typeof operatorRecord>): Remark[] {
  if (!fixed || Object.keys(deposits).length > 0) return [];
  const example = `{"USD": ${amount ?? 40_000}}`;
  const problem = `is missing: a fixed deposit needs its currency, such as ${example}; until then none is shown and nothing can be charged`;
  return [{ field: 'deposits', problem, severity: 'warning' }];
}
