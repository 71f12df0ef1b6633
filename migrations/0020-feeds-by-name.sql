-- Ids are those of a feed: the company "1" of one feed isn't the company "1" of another. Companies known so far came by
-- feeds without a name.
alter table operators add column feed text not null default '';
alter table operators drop constraint operators_source_ref_key;
alter table operators add constraint operators_feed_source_ref_key unique (feed, source_ref);
