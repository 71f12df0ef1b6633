import { describe, expect, it } from 'vitest';
import { openedFaults } from '../journeys/page-quality.ts';
import { DESK, PHONE, TABLET, threeAtATime, traveler } from '../journeys/traveler.ts';

const LATE = `<script>setTimeout(() => document.querySelector('h1').style.marginTop = '300px', 300)</script>`;

/** What is wrong with a page of these parts at each width. */
const planted: Record<string, { html: string; at: Record<number, string[]> }> = {
  nothing: { html: '', at: { 390: [], 768: [], 1440: [] } },
  'a picture without words': {
    html: '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="50" height="50">',
    at: { 390: ['image-alt'], 768: ['image-alt'], 1440: ['image-alt'] },
  },
  'what is hidden from readers but takes the keyboard on a phone': {
    html: '<style>button { display: none } @media (width < 700px) { button { display: block } }</style><p aria-hidden="true"><button>Go</button></p>',
    at: { 390: ['aria-hidden-focus'], 768: [], 1440: [] },
  },
  'pale text in light': {
    html: '<p style="color: light-dark(#bbb, white)">pale</p>',
    at: { 390: ['color-contrast'], 768: ['color-contrast'], 1440: ['color-contrast'] },
  },
  'pale text in dark on a tablet': {
    html: '<style>@media (700px < width < 800px) { b { color: light-dark(black, #555) } }</style><b>pale</b>',
    at: { 390: [], 768: ['in dark, color-contrast'], 1440: [] },
  },
  'a link that only its color tells from the text around it in dark': {
    html: '<style>a { color: light-dark(#767676, #eee); text-decoration: none }</style><p>Some <a href="/">link</a> in text that goes on</p>',
    at: {
      390: ['in dark, link-in-text-block'],
      768: ['in dark, link-in-text-block'],
      1440: ['in dark, link-in-text-block'],
    },
  },
  'a part as wide as a desk': {
    html: '<div style="width: 1000px">wide</div>',
    at: {
      390: ['1008 px in a window of 390 px', 'in dark, 1008 px'],
      768: ['1008 px in a window of 768 px', 'in dark, 1008 px'],
      1440: [],
    },
  },
  'what moves after the paint': {
    html: LATE,
    at: { 390: ['layout shift of'], 768: ['layout shift of'], 1440: ['layout shift of'] },
  },
  'what moves with the theme': {
    html: '<style>@media (prefers-color-scheme: dark) { h1 { margin-top: 300px } }</style>',
    at: { 390: ['in dark, layout shift of'], 768: ['in dark, layout shift of'], 1440: ['in dark, layout shift of'] },
  },
};

describe('the faults of a page', () => {
  const { walk, site } = traveler();

  it.each(Object.entries(planted))('tell %s', (_name, { html, at }) =>
    threeAtATime([PHONE, TABLET, DESK], (viewport) =>
      walk({ viewport }, async (page) => {
        const body = `<!doctype html><html lang="en"><title>Planted</title><style>:root { color-scheme: light dark; background: light-dark(white, black); color: light-dark(black, white) }</style>
          <main><h1>Planted</h1><p>Much text on the page, so that something stands there that can move.</p>${html}</main>`;
        await page.route(`${site}/planted`, (route) => route.fulfill({ contentType: 'text/html', body }));
        const found = await openedFaults(page, `${site}/planted`);
        const expected = at[viewport.width] ?? [];
        expect(found).toHaveLength(expected.length);
        for (const [place, start] of expected.entries()) expect(found[place]).toContain(start);
      }),
    ),
  );
});
