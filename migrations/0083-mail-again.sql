-- A mail that was sent once more, by whom it is for: its row stands beside that of the first time.
alter table email_log
  add column again_of uuid references email_log (id) on delete cascade;
create index email_log_again on email_log (again_of) where again_of is not null;
