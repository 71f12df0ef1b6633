-- Nobody reads to whom a link to a list was mailed: it isn't kept.
alter table wishlist_shares drop column to_email_hash;
