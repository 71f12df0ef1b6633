-- However often a hold is renewed, it ends by then; it moves to another departure with its end.
alter table seat_holds add column at_most_until timestamptz;
update seat_holds set at_most_until = created_at + interval '60 minutes';
alter table seat_holds alter column at_most_until set not null,
  alter column at_most_until set default now() + interval '60 minutes';
-- When whoever pays was given more time: once.
alter table seat_holds add column extended_at timestamptz;

-- Live ones by whom they are: what one may hold at once is counted before anybody gets more.
drop index seat_holds_email;
drop index seat_holds_ip;
create index seat_holds_email on seat_holds (email_hash) where email_hash is not null;
create index seat_holds_ip on seat_holds (ip_hash) where ip_hash is not null and state in ('active', 'capturing');
create index seat_holds_stale on seat_holds (expires_at) where state = 'active';
create index seat_holds_booking on seat_holds (booking_id, created_at);
