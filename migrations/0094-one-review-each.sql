-- One of each author, trip and journey: of an account, or of an address without one, whoever had that address before. Of
-- a member who moves to another address the verb goes by the account; who wrote twice before it did keeps both.
drop index reviews_one_each;
create unique index reviews_one_each on reviews (email_hash, user_id, operator_id, trip_id, traveled_on) nulls not distinct
  where email_hash is not null and state not in ('draft', 'rejected', 'withdrawn');
