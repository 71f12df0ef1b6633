-- Cards say where a company names its prices in words; those that are kept learn it here.
update trip_cards set facts = (trip_cards.facts::jsonb || jsonb_build_object(
  'pricedInWords', trips.price_notes is not null or exists (
    select from departures where departures.trip_id = trips.id and departures.price_notes is not null)))::json
from trips where trips.id = trip_cards.trip_id;
