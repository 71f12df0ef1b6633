import { describe, expect, test } from 'vitest';
import { companyMark, emblemNames, type MarkTheme, themeEmblems } from './company-mark.ts';
import { markInks } from './mark-inks.ts';

const keys = Array.from({ length: 400 }, (_, index) => `operator-${index}`);
const drawingOf = (svg: string): string => svg.replace(/fill="[^"]+"|stroke="[^"]+"|<g [^>]+>|<\/g>/g, '');

describe('companyMark', () => {
  test('draws the same company the same way every time', () => {
    const input = { key: 'quiet-road', name: 'Quiet Road Expeditions', theme: 'walk' } as const;
    expect(companyMark(input)).toBe(companyMark({ ...input }));
  });

  test('keeps a company its emblem when it changes its name', () => {
    const before = companyMark({ key: 'quiet-road', name: 'Quiet Road' });
    const after = companyMark({ key: 'quiet-road', name: 'Loud Road' });
    expect(after.replace('Loud', 'Quiet')).toBe(before);
  });

  test('has at least 24 emblems and six pairings, and neighbors in a list seldom match', () => {
    const marks = keys.map((key) => companyMark({ key, name: 'A' }));
    const grounds = new Set(marks.map((svg) => svg.match(/<circle fill="([^"]+)"/)?.[1]));
    expect(emblemNames.length).toBeGreaterThanOrEqual(24);
    expect(new Set(marks.map(drawingOf)).size).toBeGreaterThanOrEqual(24);
    expect(grounds.size).toBeGreaterThanOrEqual(6);
    const repeats = marks.filter((svg, index) => index > 0 && drawingOf(svg) === drawingOf(marks[index - 1] ?? ''));
    expect(repeats.length).toBeLessThan(keys.length / 10);
  });

  test('stays within 2 kB, draws only numbers, and uses no ids that could clash on a page', () => {
    const themes = [undefined, ...(Object.keys(themeEmblems) as MarkTheme[])];
    for (const theme of themes) {
      for (const key of keys.slice(0, 120)) {
        const svg = companyMark({ key, name: 'Halyard & Vane', theme });
        expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(2048);
        expect(svg).not.toMatch(/NaN|undefined|Infinity| id=/);
      }
    }
  });

  test.each(Object.keys(themeEmblems) as MarkTheme[])('draws a %s company one of the emblems for it', (theme) => {
    const drawn = new Set(keys.map((key) => drawingOf(companyMark({ key, name: 'A', theme }))));
    expect(drawn.size).toBe(themeEmblems[theme].length);
  });

  test('escapes the name', () => {
    const svg = companyMark({ key: 'x', name: `Tom & "Jerry's" <tours>\u0000` });
    expect(svg).toContain('aria-label="Tom &amp; &quot;Jerry&#39;s&quot; &lt;tours&gt; "');
  });

  test('prints forms that stand out from their ground, 3:1 or better', () => {
    for (const { ground, form } of Object.values(markInks)) expect(contrast(ground, form)).toBeGreaterThanOrEqual(3);
  });
});

function contrast(a: string, b: string): number {
  const [light = 1, dark = 1] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance as in WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
