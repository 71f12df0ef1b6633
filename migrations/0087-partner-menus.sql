-- Entries of a partner's own menus, in order: those of a column stand below it, and name its position.
create table partner_menu_items (
  id uuid primary key default new_id(),
  partner_id uuid not null references partners on delete cascade,
  menu_key text not null check (
    menu_key in ('destinations', 'experiences', 'tour_reviews', 'cool_stuff', 'footer', 'partner_top')),
  position integer not null,
  column_position integer check (column_position < position),
  title text not null,
  short_title text,
  href text,
  text text,
  tooltip text,
  menu_type text not null check (menu_type in ('link', 'column', 'button')),
  css_class text,
  kind text check (kind in ('primary', 'secondary')),
  forward boolean not null default false,
  fullheight boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (menu_type = 'column' or href is not null),
  check (kind is null or menu_type = 'button')
);
create index partner_menu_items_partner on partner_menu_items (partner_id, position);
create trigger touch before update on partner_menu_items for each row execute function touch_updated_at();
