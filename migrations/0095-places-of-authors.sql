-- Who closed their account left where they live beside their reviews: it goes as their name did.
update reviews set author_place = null where author_removed_at is not null and author_place is not null;
