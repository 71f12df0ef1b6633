-- Codes of the ways by which people find the site, as the specification lists them.
create table attribution_channels (
  code integer primary key,
  name text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger touch before update on attribution_channels for each row execute function touch_updated_at();

insert into attribution_channels (code, name) values
  (1936, 'direct'),
  (1937, 'search'),
  (1938, 'social'),
  (1939, 'email'),
  (1949, 'referral'),
  (34702, 'search paid'),
  (34704, 'default'),
  (44091, 'retargeting'),
  (44092, 'paid'),
  (44093, 'affiliate'),
  (44094, 'social paid');

-- How somebody who allowed it had found the site when they wrote to it.
create table attribution_snapshots (
  id uuid primary key default new_id(),
  subject_kind text not null check (subject_kind in ('lead')),
  subject_id uuid not null,
  landing_url text check (length(landing_url) <= 400),
  last_url text check (length(last_url) <= 400),
  campaign_source_first text check (length(campaign_source_first) <= 200),
  campaign_source_last text check (length(campaign_source_last) <= 200),
  source_campaign_first text check (length(source_campaign_first) <= 200),
  source_campaign_last text check (length(source_campaign_last) <= 200),
  source_channel_first text check (length(source_channel_first) <= 200),
  source_channel_last text check (length(source_channel_last) <= 200),
  source_utm_first text check (length(source_utm_first) <= 400),
  source_utm_last text check (length(source_utm_last) <= 400),
  channel_first integer references attribution_channels (code),
  channel_last integer references attribution_channels (code),
  pop_affiliate_source text check (length(pop_affiliate_source) <= 200),
  pop_affiliate_source_date date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (subject_kind, subject_id)
);
create trigger touch before update on attribution_snapshots for each row execute function touch_updated_at();
