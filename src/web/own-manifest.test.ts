import { describe, expect, it } from 'vitest';
import { ownManifest, ownManifests } from './own-manifest.ts';

const routes = { root: { id: 'root' }, 'search/all-trips.route': { id: 'a' }, 'guide/guide.route': { id: 'b' } };
const all = { entry: { module: '/assets/entry.js' }, routes, url: '/assets/manifest-45e4c754.js', version: '45e4c754' };
const written = `window.__reactRouterManifest=${JSON.stringify(all)};`;

describe('the manifest of a page', () => {
  it('has the page and what stands around it alone, at the address that the page names', () => {
    const files = new Map(ownManifests('manifest-45e4c754.js', written));
    expect([...files.keys()]).toHaveLength(3);
    const { url } = ownManifest(all, 'guide/guide.route');
    expect(url).toBe('/assets/guide-guide.route-manifest-45e4c754.js');
    const window: { __reactRouterManifest?: object } = {};
    new Function('window', files.get(url.replace('/assets/', '')) ?? '')(window);
    const own = { root: routes.root, 'guide/guide.route': routes['guide/guide.route'] };
    expect(window.__reactRouterManifest).toEqual({ ...all, url, routes: own });
  });

  it('is the one of all pages in development', () => {
    const served = { ...all, url: '/@id/__x00__virtual:react-router/browser-manifest' };
    expect(ownManifest(served, 'guide/guide.route')).toEqual(served);
  });

  it('isn’t made from what is written otherwise', () => {
    expect(() => ownManifests('manifest-45e4c754.js', 'export {};')).toThrow(/own-manifest\.ts/);
    expect(() => ownManifests('manifest.js', written)).toThrow(/own-manifest\.ts/);
  });
});
