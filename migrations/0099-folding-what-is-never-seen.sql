-- Soft hyphens and characters without width stand within words of feeds. Mirrors fold() of src/kernel/text.ts.
create or replace function fold(value text) returns text language sql immutable strict parallel safe as $$
  select lower(regexp_replace(
    normalize(regexp_replace(regexp_replace(replace(translate(value, 'ØøŁłĐđĦħıÐð', 'OoLlDdHhiDd'), 'ß', 'ss'), '[Ææ]', 'ae', 'g'), '[Œœ]', 'oe', 'g'), nfd),
    '[\u0300-\u036f\u00ad\u200b-\u200d\u2060\ufeff]', '', 'g'))
$$;
