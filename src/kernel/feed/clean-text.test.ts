import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanProse } from './clean-text.ts';

describe('cleanProse', () => {
  it('keeps paragraphs apart, drops scripts and styles, decodes character references', () => {
    const html =
      '<h2>Day &amp; night</h2><p>One&nbsp;two<br>three</p><script>alert(1)</script><style>p{}</style><p>A <a href="x">link</a> for 3 &lt; 5</p>';
    expect(cleanProse(html)).toBe('Day & night\n\nOne two\nthree\n\nA link for 3 < 5');
  });

  it('writes lists with bullets and tables row by row', () => {
    expect(cleanProse('<ul><li>one</li><li>two</li></ul>')).toBe('• one\n• two');
    expect(cleanProse('<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>')).toBe('a b\nc');
  });

  it('keeps the numbers of lists, in the kind and from the start that they have', () => {
    expect(cleanProse('<ol><li>one</li><li>two</li></ol>')).toBe('1. one\n2. two');
    expect(cleanProse('<ol start="9"><li>nine</li><li>ten</li></ol>')).toBe('9. nine\n10. ten');
    expect(cleanProse('<ol type="a"><li>one</li><li>two</li></ol>')).toBe('a. one\nb. two');
  });

  it('leaves plain text alone, with its line breaks and lone signs', () => {
    const text = 'If 3 < 5 & 7 > 2\nthen rest.\n\nNext paragraph.';
    expect(cleanProse(text)).toBe(text);
    expect(cleanProse('a\r\n\r\n\r\n\r\nb')).toBe('a\n\nb');
  });

  it('leaves no tag of a script, however it is written', () => {
    expect(cleanProse('<ScRiPt src=x>alert(1)</sCrIpT ><img src=x onerror=alert(1)>ok<svg onload=alert(1)>')).toBe(
      'ok',
    );
  });

  it('leaves neither control characters nor blank edges, and cleaning plain text twice changes nothing', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\r', '\t', '\u0007', '\u00a0', 'é', '.') }),
        (text) => {
          const clean = cleanProse(text);
          expect(clean).toBe(clean.trim());
          expect(clean).not.toMatch(/\p{Cc}(?<!\n)|\n{3}| {2}/u);
          expect(cleanProse(clean)).toBe(clean);
        },
      ),
    );
  });
});

describe('cleanLine', () => {
  it('is one line without markup', () => {
    expect(cleanLine(' Salta &amp;\n <b>Jujuy</b> ')).toBe('Salta & Jujuy');
    expect(cleanLine('Plain')).toBe('Plain');
  });
});
