import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kindNamed } from '../testing.ts';
import { fieldsOf, nearest, nearestColumn, shapeAt } from './columns.ts';

describe('the nearest name', () => {
  const image = ['url', 'alt', 'width', 'height'];

  it.each([
    ['ulr', 'url'],
    ['URL', 'url'],
    ['widht', 'width'],
    ['heights', 'height'],
  ])('of %s is %s', (given, expected) => {
    expect(nearest(given, image)).toBe(expected);
  });

  it.each(['colour', 'a', 'at', 'абв', '', 'alternative_text'])('of %s is none', (given) => {
    expect(nearest(given, [...image, 'id'])).toBeNull();
  });

  it('of a name with one letter too few, too many or swapped is that name', () => {
    const slip = fc.record({ how: fc.constantFrom('left out', 'doubled', 'swapped'), at: fc.nat(5) });
    fc.assert(
      fc.property(
        fc.constantFrom('duration_days', 'highlights', 'currency', 'inclusions'),
        slip,
        (name, { how, at }) => {
          const [before, letter, next, after] = [name.slice(0, at), name[at], name[at + 1], name.slice(at + 2)];
          const middle = { 'left out': next, doubled: `${letter}${letter}${next}`, swapped: `${next}${letter}` }[how];
          expect(nearest(`${before}${middle}${after}`, Object.keys(fieldsOf(kindNamed('trip'))))).toBe(name);
        },
      ),
    );
  });

  it('of a dotted column is found part by part', () => {
    const fields = fieldsOf(kindNamed('trip'));
    expect(nearestColumn(fields, 'cover_image.ulr')).toBe('cover_image.url');
    expect(nearestColumn(fields, 'cancelation.flexibility')).toBe('cancellation.flexibility');
    expect(nearestColumn(fields, 'faqs.question')).toBeNull();
    expect(nearestColumn(fields, 'cover_image.colour')).toBeNull();
  });
});

describe('shapeAt', () => {
  it('knows free names inside records, and no name that every object has', () => {
    expect(shapeAt(fieldsOf(kindNamed('trip')), 'terms.anything')?.type).toBe('array');
    for (const name of ['constructor', 'cover_image.constructor', 'cover_image.__proto__', 'highlights.length'])
      expect(shapeAt(fieldsOf(kindNamed('trip')), name)).toBeUndefined();
  });
});
