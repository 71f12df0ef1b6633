import { describe, expect, it } from 'vitest';
import { idsBeside, shownBlocks } from './shown-blocks.loader.ts';

const shown = (text: string) => shownBlocks(text, (path) => path === '/about', idsBeside());
const hrefs = (text: string) => [...JSON.stringify(shown(text)).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href);

describe('a text of a feed', () => {
  it('keeps links to pages of the site, to https and to mail', () => {
    const text = '[a](/about) [b](#part) [c](https://a.example/x) [d](mailto:a@b.example)';
    expect(hrefs(text)).toEqual(['/about', '#part', 'https://a.example/x', 'mailto:a@b.example']);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'http://a.example',
    '/nowhere',
    'about',
    '&#106;avascript:alert(1)',
  ])('keeps the words of a link to %s and not the link', (href) => {
    expect(hrefs(`[words](${href})`)).toEqual([]);
    expect(JSON.stringify(shown(`[words](${href})`))).toContain('words');
  });

  it('shows HTML as the words that it is', () => {
    expect(shown('<script>alert(1)</script>')).toEqual([
      { kind: 'paragraph', spans: [{ text: '<script>alert(1)</script>' }] },
    ]);
  });

  it('has headings with names, lists and tables', () => {
    expect(shown('## Two beds\n\n- one\n- **two**\n\n| A | B |\n|---|---|\n| 1 | 2 |\n')).toEqual([
      { kind: 'heading', level: 2, id: 'two-beds', text: 'Two beds' },
      { kind: 'list', start: null, items: [[{ text: 'one' }], [{ text: 'two', strong: true }]] },
      { kind: 'table', head: [[{ text: 'A' }], [{ text: 'B' }]], rows: [[[{ text: '1' }], [{ text: '2' }]]] },
    ]);
  });

  it('counts on where its author counts from', () => {
    expect(shown('3. three\n4. four\n\nAnd then\n\n1. one')).toMatchObject([
      { kind: 'list', start: 3 },
      { kind: 'paragraph' },
      { kind: 'list', start: 1 },
    ]);
  });

  it('names no two headings alike, and none as its page names its own parts', () => {
    const headings = ['Day one', 'Day one', 'Day one 2', 'Day one', 'Main', 'Ranking', '東京 🗼', '???'];
    const text = headings.map((words) => `## ${words}`).join('\n\n');
    const blocks = shownBlocks(text, () => false, idsBeside(['ranking']));
    const ids = blocks.map((block) => (block.kind === 'heading' ? block.id : ''));
    expect(new Set(ids).size).toBe(headings.length);
    expect(ids[0]).toBe('day-one');
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(ids).not.toContain('main');
    expect(ids).not.toContain('ranking');
  });
});
