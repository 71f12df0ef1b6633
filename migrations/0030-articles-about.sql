-- What an article is about: categories by slug, whose trips stand beside it. None of them has to exist.
alter table articles add column about text[] not null default '{}';
create index articles_by_topic on articles (topic, published_at desc, id) where published_at is not null;
