-- Which pages somebody read before they signed in, kept in their browser until then, with their consent.
create table user_actions (
  id uuid primary key default new_id(),
  user_id uuid not null references users (id) on delete cascade,
  -- A path of this site, without its query.
  page_url text not null check (length(page_url) between 1 and 400),
  action_type text not null check (action_type in ('page_view')),
  page_name text not null check (length(page_name) between 1 and 200),
  page_type text not null check (page_type in (
    'home_page', 'blog', 'article', 'tour_operator_reviews', 'covid_restrictions_map', 'product_details',
    'supplier_profile', 'supplier_reviews', 'supplier_product_list', 'cat_supplier_list', 'cat_reviews',
    'category_product_list', 'cat_seolp', 'category_attraction', 'category_itinerary', 'cat_landmark', 'other')),
  -- When it was done, as the browser says.
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  -- What is sent again stands already.
  unique (user_id, page_url, created_at)
);
create index user_actions_created on user_actions (created_at);
create trigger touch before update on user_actions for each row execute function touch_updated_at();
