-- Soft hyphens and characters without width stand within words of feeds: what Unicode calls default ignorable is left out.
-- Mirrors fold() of src/kernel/text.ts.
create or replace function fold(value text) returns text language sql immutable strict parallel safe as $$
  select lower(regexp_replace(
    normalize(regexp_replace(regexp_replace(replace(translate(value, 'ØøŁłĐđĦħıÐð', 'OoLlDdHhiDd'), 'ß', 'ss'), '[Ææ]', 'ae', 'g'), '[Œœ]', 'oe', 'g'), nfd),
    '[\u0300-\u036f\u00ad\u061c\u115f-\u1160\u17b4-\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'))
$$;
