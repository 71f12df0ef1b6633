-- The footer says which kinds of reviewers there are: without an index a kind that nobody is reads every review.
create index reviews_badge on reviews (review_badge) where state = 'published' and review_badge is not null;
