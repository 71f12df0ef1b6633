-- What becomes of a picture that a feed names. The site's own pictures (of categories, attractions, associations)
-- belong to no company.
alter table image_assets
  alter column operator_id drop not null,
  drop constraint image_assets_operator_id_source_url_key,
  add unique nulls not distinct (operator_id, source_url),
  -- Why it was refused, or what went wrong the last time, in words for whoever sent it.
  add column reason text,
  add column attempts integer not null default 0 check (attempts >= 0),
  -- While somebody works on it this is when the others may take it for given up.
  add column next_attempt_at timestamptz not null default now(),
  -- Of its files, ascending; the largest is `width`.
  add column widths integer[] not null default '{}',
  add column bytes bigint check (bytes > 0),
  -- When those who show it were told.
  add column told_at timestamptz,
  -- Since when no record names it.
  add column unused_since timestamptz,
  add check (state <> 'stored' or (object_key is not null and width is not null and height is not null and widths <> '{}')),
  add check (state <> 'refused' or reason is not null);

create index image_assets_due on image_assets (next_attempt_at, id) where state = 'pending';
create index image_assets_untold on image_assets (id) where state = 'stored' and told_at is null;
