create table partners (
  id uuid primary key default new_id(),
  slug text not null unique,
  name text not null,
  logo_image jsonb,
  favicon jsonb,
  base_url text unique,
  template_type text not null default 'standard'
    check (template_type in ('standard', 'tourism_board', 'operators_association')),
  about_url text,
  social_links jsonb not null default '[]',
  hidden_menus text[] not null default '{}',
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- What a partner shows. Targets belong to other areas, so they carry no foreign key.
create table partner_scopes (
  id uuid primary key default new_id(),
  partner_id uuid not null references partners on delete cascade,
  kind text not null check (kind in ('operator', 'category', 'trip')),
  target_id uuid not null,
  mode text not null check (mode in ('include', 'exclude')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (partner_id, kind, target_id, mode)
);
