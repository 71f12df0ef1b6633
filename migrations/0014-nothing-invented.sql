-- What nobody stated is null. 'none' was also what stood for a policy of which nothing was said: the next import of a
-- feed that names it writes it again.
alter table cancellation_policies alter column flexibility drop not null, alter column flexibility drop default;
update cancellation_policies set flexibility = null where flexibility = 'none';

-- A fixed deposit by currency, in minor units: {"USD": 40000}. One without a currency is taken to be in the company's
-- only currency; where there are several, nobody knows.
alter table operators add column deposits jsonb not null default '{}';
update operators set
  deposits = coalesce((
    select jsonb_build_object(min(departures.currency), operators.deposit_amount) from departures
    where departures.operator_id = operators.id having count(distinct departures.currency) = 1), '{}'),
  deposit_amount = null
where fix_deposit and deposit_amount is not null;

-- What a trip without dates costs a person, in the trip's currency.
alter table trips add column base_price_cents bigint check (base_price_cents >= 0);

-- The day of the import said when Sojourn heard of a trip, not when the trip was new.
update trips set published_at = null where published_at between created_at - interval '1 hour' and created_at;

-- Only a booking made here proves a traveler; what a feed says of its authors is the company's word.
alter table reviews drop constraint reviews_review_badge_check;
update reviews set review_badge = case review_badge when 'expert' then 'company_expert' else 'company_verified' end
where source = 'partner_import' and booking_id is null and review_badge <> 'none';
alter table reviews add constraint reviews_review_badge_check
  check (review_badge in ('none', 'verified_traveler', 'expert', 'company_verified', 'company_expert'));

-- Cards hold more than they did, and amounts in US dollars follow ISO 4217 now.
truncate trip_cards;
select publish_events('trip.changed', array(select id from trips where status = 'published' order by id));
