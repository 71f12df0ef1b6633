-- What reviewers elsewhere gave a trip or a company, as its feed states it: {score, best, count, source}. It is told as
-- that source's and enters no rating of ours.
alter table trips add column rating_total jsonb
  check (rating_total is null or rating_total ?& array['score', 'best', 'count', 'source']);
alter table operators add column rating_total jsonb
  check (rating_total is null or rating_total ?& array['score', 'best', 'count', 'source']);
