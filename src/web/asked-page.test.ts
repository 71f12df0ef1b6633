import { describe, expect, it } from 'vitest';
import { askedPage } from './asked-page.ts';

const pageOf = (page: string) => askedPage(new Request(`http://localhost/?${new URLSearchParams({ page })}`));

describe('the page that an address asks for', () => {
  it.each(['0', '-1', '1.5', 'NaN', '1e309', 'Infinity', '', ' 1', '+1', '0x1', '١', '10000', '\0'])(
    'is none where it says %j',
    (page) => expect(() => pageOf(page)).toThrow(expect.objectContaining({ init: { status: 404 } })),
  );

  it('is the first where it says nothing', () => {
    expect(askedPage(new Request('http://localhost/'))).toBe(1);
    expect(pageOf('9999')).toBe(9999);
  });
});
