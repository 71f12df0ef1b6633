-- Figures of the reviews of a category's trips are kept beside those of each trip (0054), not added up while one waits.
insert into review_stats (subject_kind, subject_id, count, overall, value_average, guide_average, activities_average,
  lodging_average, transport_average, meals_average, histogram, overall_sum, score_sums, score_counts)
select 'category', member.category_id, sum(s.count), round(sum(s.overall_sum) / sum(s.count), 2),
  round(sum(s.score_sums[1])::numeric / nullif(sum(s.score_counts[1]), 0), 2),
  round(sum(s.score_sums[2])::numeric / nullif(sum(s.score_counts[2]), 0), 2),
  round(sum(s.score_sums[3])::numeric / nullif(sum(s.score_counts[3]), 0), 2),
  round(sum(s.score_sums[4])::numeric / nullif(sum(s.score_counts[4]), 0), 2),
  round(sum(s.score_sums[5])::numeric / nullif(sum(s.score_counts[5]), 0), 2),
  round(sum(s.score_sums[6])::numeric / nullif(sum(s.score_counts[6]), 0), 2),
  jsonb_build_array(sum((s.histogram ->> 0)::integer), sum((s.histogram ->> 1)::integer),
    sum((s.histogram ->> 2)::integer), sum((s.histogram ->> 3)::integer), sum((s.histogram ->> 4)::integer)),
  sum(s.overall_sum),
  array[sum(s.score_sums[1]), sum(s.score_sums[2]), sum(s.score_sums[3]), sum(s.score_sums[4]), sum(s.score_sums[5]),
    sum(s.score_sums[6])]::integer[],
  array[sum(s.score_counts[1]), sum(s.score_counts[2]), sum(s.score_counts[3]), sum(s.score_counts[4]),
    sum(s.score_counts[5]), sum(s.score_counts[6])]::integer[]
from category_trips member
join trips on trips.id = member.trip_id and trips.status = 'published' and trips.superseded_by is null
join review_stats s on s.subject_kind = 'trip' and s.subject_id = trips.id
group by member.category_id
having sum(s.count) > 0
on conflict do nothing;
