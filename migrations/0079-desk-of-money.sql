-- Refunds at the team's desk: how often PayPal was asked for one anew, and which were paid by hand.
alter table refunds
  -- Each try is another request to PayPal, which answers the same one as it did before.
  add column tries integer not null default 1 check (tries > 0),
  add column by_hand boolean not null default false,
  add constraint refunds_by_hand_done check (not by_hand or status = 'completed');
create index refunds_at_desk on refunds (created_at) where status in ('queued', 'sent', 'failed', 'manual_payout');
create index refunds_paid_out on refunds (completed_at) where by_hand;
-- A month's settlement reads what came and what went back in it.
create index payments_captured on payments (captured_at) where captured_at is not null;
create index refunds_completed on refunds (completed_at) where completed_at is not null;

-- Bookings at the team's desk, the newest first; of a company, of a state, or of both.
create index bookings_newest on bookings (created_at, id);
create index bookings_newest_of_state on bookings (status, created_at, id);
create index bookings_newest_of_company on bookings (operator_id, created_at, id);
