-- Where a departure was moved to at the desk, so that moves that follow one another are known; null for older ones.
alter table departure_decisions add column to_start_date date, add column to_end_date date;
