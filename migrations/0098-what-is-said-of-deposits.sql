-- A company that says nothing of its deposit has what its level usually has. Until now no word was kept as "not refundable",
-- and a level without tiers went by itself: those go on as they do.
alter table cancellation_policies alter column deposit_refundable drop not null, alter column deposit_refundable drop default;
update cancellation_policies set deposit_refundable = null where tiers = '[]';
