-- A value under a new key says what it said: `updated_at`, by which people’s data is deleted, stays where it was.
create or replace function touch_updated_at() returns trigger language plpgsql as $$
begin
  if current_setting('sojourn.untouched', true) = 'on' then
    new.updated_at := old.updated_at;
  else
    new.updated_at := now();
  end if;
  return new;
end
$$;
