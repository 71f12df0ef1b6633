-- Trips are found by what their days tell and by more of their terms, and categories know what lies around them: all
-- are indexed anew, by the server that starts next.
select publish_events('trip.changed', array(select id from trips where status = 'published' order by id));
select publish_events('category.changed', array(select id from categories order by id));
