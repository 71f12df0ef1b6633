-- Messages kept the address of the page that they were written on with what opens it, such as the link of a shared list
-- (`keptAddress` of src/areas/attribution/shared/kept-path.ts). When they were last touched, by which they are deleted, stays.
set local sojourn.untouched = 'on';
update contact_requests
set page_url = regexp_replace(regexp_replace(page_url, '[?#].*$', ''), '/[0-9a-f]{64}(?=/|$)', '/…', 'g')
where page_url ~ '[?#]|/[0-9a-f]{64}(/|$)';
update bookings
set source = jsonb_set(source, '{page_url}', to_jsonb(
  regexp_replace(regexp_replace(source ->> 'page_url', '[?#].*$', ''), '/[0-9a-f]{64}(?=/|$)', '/…', 'g')))
where source ->> 'page_url' ~ '[?#]|/[0-9a-f]{64}(/|$)';
