-- What became of a call may be asked by the key it was sent with: who sent it, to which call, and whether that goes on
-- after its transaction. Null for forms, whose keys are their pages' own.
alter table idempotency_keys
  add column attempt_hash bytea,
  add column call text,
  add column goes_on boolean not null default false,
  add check ((attempt_hash is null) = (call is null));
create index idempotency_keys_attempt on idempotency_keys (attempt_hash) where attempt_hash is not null;
