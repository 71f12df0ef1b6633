import { z } from 'zod';
import * as f from './fields.ts';

export const associationRecord = z.object({
  kind: z.literal('association'),
  name: f.name,
  description: f.prose.optional(),
  logo_image: f.image.optional(),
});

const refundTier = z.object({ min_days: f.count, refund_bps: z.number().int().min(0).max(10_000) });

export const cancellationPolicy = z.object({
  /** Absent: nobody knows. */
  flexibility: z.enum(['none', 'flexible', 'generous']).optional(),
  /** Most days first; the first tier whose min_days is reached applies. */
  tiers: z.array(refundTier).default([]),
  deposit_refundable: z.boolean().default(false),
});

export const operatorRecord = z.object({
  kind: z.literal('operator'),
  /** The feed's own id; other records name the company by it. */
  id: f.sourceId,
  slug: f.slug.optional(),
  name: f.name,
  short_name: f.name.optional(),
  logo_image: f.image.optional(),
  main_image: f.image.optional(),
  video_url: f.httpUrl.optional(),
  gallery_images: z.array(f.image).default([]),
  known_for: f.prose.optional(),
  loved_for: f.prose.optional(),
  awards: z.array(z.object({ name: f.line, year: f.whole.optional(), source: f.line.optional() })).default([]),
  faqs: z.array(f.faq).default([]),
  flags: z.array(z.string()).default([]),
  contracted: z.boolean().default(false),
  ustoa_status: z.enum(['none', 'active_member', 'associate_member']).default('none'),
  featured_status: z.string().optional(),
  revenue_tier: z.string().optional(),
  attribution_status: z.string().optional(),
  commission_bps: z.number().int().min(0).max(10_000).optional(),
  lead_email: z.email().optional(),
  covid_safety: f.prose.optional(),
  cancellation_policy: f.prose.optional(),
  cancellation_policy_url: f.httpUrl.optional(),
  cancellation: cancellationPolicy.optional(),
  member_savings: f.prose.optional(),
  booking_policy: f.prose.optional(),
  booking_terms: f.prose.optional(),
  customer_ages: f.line.optional(),
  business_process_type: z.enum(['instant', 'on_request', 'lead_only']).default('on_request'),
  cta: z.enum(['reserve', 'request_quote', 'visit_site', 'brochure']).default('request_quote'),
  reservation_fields: z.array(z.string()).default([]),
  fix_deposit: z.boolean().default(false),
  /** A share; what is a sum has its currency in `deposits`. */
  deposit_amount: z.number().int().min(0).max(1e12).optional(),
  deposits: z.record(f.currency, f.cents).default({}),
  cutoff_days: z.number().int().min(0).max(365).default(2),
  share_offers: z.boolean().default(false),
  image_hosts: z.array(z.string()).default([]),
  rating_total: f.ratingTotal.optional(),
  meta_seo: f.metaSeo.optional(),
  associations: z.array(f.name).default([]),
  /** Keys by property, such as {"theme": ["wildlife"], "trip_type": ["small-group-tour"]}. */
  terms: z.record(z.string(), z.array(z.string())).default({}),
  /** Slugs of companies like this one. */
  similar: z.array(z.string()).default([]),
  /** Rank by category slug. */
  rankings: z.array(z.object({ category: f.slug, rank: f.positive })).default([]),
});
