-- Whoever proves to have an address gets what was written under it without an account, at each sign-in: among all reviews
-- these few are found by this alone, also those that were refused or withdrawn.
create index reviews_without_account on reviews (email_hash)
  where user_id is null and email_hash is not null and source <> 'partner_import' and state <> 'draft';
