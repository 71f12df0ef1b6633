-- Whether a booking was begun at its partner's own host: there its traveler's cookie is, and there mails lead.
alter table bookings add at_partner_host boolean not null default false,
  add constraint bookings_at_partner_host check (not at_partner_host or partner_id is not null);
