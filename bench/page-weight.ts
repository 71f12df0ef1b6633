import { atMost, type Figure } from './figure.ts';
import { type Client, createClient, sendWell } from './http-client.ts';
import type { Run } from './run.ts';

const PAGES = 30;
const GZIP = { 'Accept-Encoding': 'gzip' };
const TAG = /<(?:script|link)\b[^>]*>/g;
const ATTRIBUTE = (name: string) => new RegExp(`\\b${name}="([^"]*)"`);
const INLINE_SCRIPT = /<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;
/** import "./a.js", import x from "./a.js", export … from "./a.js"; not import("./a.js"), which waits. */
const STATIC_IMPORT = /(?:\bimport|\bfrom)\s*["']([^"']+\.js)["']/g;

/** What a browser needs before a page works, gzip, as the server sends it; of trips the heaviest of some pages. */
export async function pageWeight(run: Run): Promise<Figure[]> {
  const client = createClient(run.server.port, 1);
  const { trips, companies } = run.sample;
  try {
    return [
      ...(await weighHeaviest(client, 'home', ['/'])),
      ...(await weighHeaviest(client, 'list', ['/all-trips'])),
      ...(await weighHeaviest(
        client,
        'trip page',
        trips.slice(0, PAGES).map((slug) => `/trips/${slug}`),
      )),
      ...(await weighHeaviest(
        client,
        'company',
        companies.slice(0, PAGES).map((slug) => `/tour-operators/${slug}`),
      )),
    ];
  } finally {
    client.close();
  }
}

async function weighHeaviest(client: Client, page: string, paths: readonly string[]): Promise<Figure[]> {
  let html = 0;
  let text = '';
  for (const path of paths) {
    const packed = await sendWell(client, { path, headers: GZIP });
    if (packed.headers['content-encoding'] !== 'gzip') throw new Error(`${path} doesn't come as gzip`);
    if (packed.body.length <= html) continue;
    html = packed.body.length;
    text = (await sendWell(client, { path, headers: { 'Accept-Encoding': 'identity' } })).body.toString();
  }
  const { scripts, styles } = linkedFiles(text);
  const css = await Promise.all([...styles].map((path) => weigh(client, path)));
  const all = await withImports(client, scripts);
  const js = await Promise.all([...all].map((path) => weigh(client, path)));
  const line = (what: string, bytes: number[], remark: string) => ({
    name: `${page} at load, gzip: ${what}`,
    value: bytes.reduce((sum, size) => sum + size, 0) / 1000,
    unit: 'kB',
    remark,
  });
  return [
    atMost(30, line('HTML', [html], `the heaviest of ${paths.length}`)),
    atMost(20, line('CSS', css, `files: ${css.length}`)),
    atMost(135, line('JS', js, `files: ${js.length}`)),
  ];
}

/** Scripts and styles that a document asks for at once, its inline scripts' imports among them. */
export function linkedFiles(html: string): { scripts: Set<string>; styles: Set<string> } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [tag] of html.matchAll(TAG)) {
    // The router writes "#" after the name of a stylesheet; browsers ask without it.
    const href = (ATTRIBUTE('href').exec(tag) ?? ATTRIBUTE('src').exec(tag))?.[1]?.replace(/#.*$/, '');
    if (!href?.startsWith('/')) continue;
    const relation = ATTRIBUTE('rel').exec(tag)?.[1];
    if (relation === 'stylesheet') styles.add(href);
    else if (relation === 'modulepreload' || tag.startsWith('<script')) scripts.add(href);
  }
  for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) {
    for (const path of staticImports(script, '/')) if (path.startsWith('/assets/')) scripts.add(path);
  }
  return { scripts, styles };
}

export function staticImports(script: string, from: string): string[] {
  return [...script.matchAll(STATIC_IMPORT)].map(([, path = '']) => new URL(path, `http://page${from}`).pathname);
}

async function withImports(client: Client, scripts: Iterable<string>): Promise<Set<string>> {
  const all = new Set(scripts);
  for (const path of all) {
    const file = await sendWell(client, { path, headers: { 'Accept-Encoding': 'identity' } });
    // A set that grows while it is walked is walked to its end.
    for (const found of staticImports(file.body.toString(), path)) all.add(found);
  }
  return all;
}

async function weigh(client: Client, path: string): Promise<number> {
  return (await sendWell(client, { path, headers: GZIP })).body.length;
}
