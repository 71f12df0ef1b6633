-- Since when a review doesn't say who wrote it, because they closed their account: no feed names them again.
alter table reviews add column author_removed_at timestamptz;
update reviews set author_removed_at = now()
where source_ref is not null and author_name = 'A traveler' and user_id is null and email is null;
