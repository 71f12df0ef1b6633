-- Reviews of a company, or of everybody, are read best first a page at a time, without sorting all of them (0048).
create index reviews_operator_score on reviews (operator_id, overall_score desc, reviewed_at desc, id)
  where state = 'published';
create index reviews_score on reviews (overall_score desc, reviewed_at desc, id) where state = 'published';

-- Means can't be added up: sums and counts of value, guide, activities, lodging, transport and meals can (0048).
alter table review_stats
  add column overall_sum numeric not null default 0,
  add column score_sums integer[] not null default '{0,0,0,0,0,0}',
  add column score_counts integer[] not null default '{0,0,0,0,0,0}';

update review_stats s set overall_sum = n.overall_sum, score_sums = n.score_sums, score_counts = n.score_counts
from (
  select subject.kind, subject.id, sum(overall_score) as overall_sum,
    array[coalesce(sum(value_score), 0), coalesce(sum(guide_score), 0), coalesce(sum(activities_score), 0),
      coalesce(sum(lodging_score), 0), coalesce(sum(transport_score), 0), coalesce(sum(meals_score), 0)]::integer[]
      as score_sums,
    array[count(value_score), count(guide_score), count(activities_score), count(lodging_score),
      count(transport_score), count(meals_score)]::integer[] as score_counts
  from reviews cross join lateral (values ('operator', operator_id), ('trip', trip_id)) subject (kind, id)
  where state = 'published' and subject.id is not null
  group by subject.kind, subject.id) n
where n.kind = s.subject_kind and n.id = s.subject_id;
