-- Whatever is renamed is found under its old slug, whoever renamed it: a feed, a program, a hand. Pages of categories
-- have slugs of their own, one set for each kind: "page:trip".
create function keep_old_slug() returns trigger language plpgsql as $$
declare
  of_kind text := concat_ws(':', tg_argv[0], case when tg_table_name = 'category_pages' then to_jsonb(new) ->> 'kind' end);
begin
  insert into slug_redirects (kind, old_slug, target_id) values (of_kind, old.slug, new.id)
  on conflict (kind, old_slug) do update set target_id = excluded.target_id;
  -- A slug that is in use again leads nowhere else.
  delete from slug_redirects where kind = of_kind and old_slug = new.slug;
  return null;
end $$;

create trigger keep_old_slug after update of slug on trips
  for each row when (old.slug <> new.slug) execute function keep_old_slug('trip');
create trigger keep_old_slug after update of slug on operators
  for each row when (old.slug <> new.slug) execute function keep_old_slug('operator');
create trigger keep_old_slug after update of slug on categories
  for each row when (old.slug <> new.slug) execute function keep_old_slug('category');
create trigger keep_old_slug after update of slug on category_pages
  for each row when (old.slug <> new.slug) execute function keep_old_slug('page');
create trigger keep_old_slug after update of slug on attractions
  for each row when (old.slug <> new.slug) execute function keep_old_slug('attraction');
create trigger keep_old_slug after update of slug on articles
  for each row when (old.slug <> new.slug) execute function keep_old_slug('article');
create trigger keep_old_slug after update of slug on partners
  for each row when (old.slug <> new.slug) execute function keep_old_slug('partner');
