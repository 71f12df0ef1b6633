-- Topics are what a file of content lists, where each stands once; one that is listed no more stays with its messages, and
-- another may take its name or its place.
alter table contact_request_topics
  drop constraint contact_request_topics_name_key,
  drop constraint contact_request_topics_position_key;
