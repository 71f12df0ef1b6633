import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

const LAYERS = '@layer reset, tokens, base, ui, page, utilities;';

/** Says the order of the cascade in every stylesheet, so that it holds in whichever order they are put together. */
function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    enforce: 'pre',
    transform: (code, id) => (/\.css$/.test(id) && !id.includes('node_modules') ? `${LAYERS}\n${code}` : undefined),
  };
}

/**
 * Names of classes, the same in every build: what stands for the file, then the place of the class in it. Those of one file
 * begin alike, so that pages and scripts compress better than with a hash for each.
 */
function shortClassName() {
  const files = new Map<string, Map<string, string>>();
  const fileOf = new Map<string, string>();
  return (name: string, file: string): string => {
    const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
    const short = createHash('sha256')
      .update(path)
      .digest('base64')
      .replace(/[^A-Za-z]/g, '')
      .slice(0, SHORT_LENGTH);
    const other = fileOf.get(short);
    if (other && other !== path)
      throw new Error(`The classes of ${path} would be named like those of ${other}: rename one.`);
    fileOf.set(short, path);
    const names = files.get(path) ?? new Map<string, string>();
    files.set(path, names);
    const scoped = names.get(name) ?? short + names.size.toString(36);
    names.set(name, scoped);
    return scoped;
  };
}

const SHORT_LENGTH = 4;

const STYLES_OF = '?styles';

/**
 * `import './parts.tsx?styles'` brings the styles of a part to browsers, which never get its script (`static-part.tsx`):
 * its own and those of all that it imports.
 */
function stylesOfStaticParts(): Plugin {
  const brought = new Set<string>();
  return {
    name: 'styles-of-static-parts',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!id.endsWith(STYLES_OF)) return undefined;
      const sheets = sheetsOf(id.slice(0, -STYLES_OF.length), new Set());
      for (const sheet of sheets) brought.add(sheet);
      return sheets.map((sheet) => `import ${JSON.stringify(sheet)};`).join('\n');
    },
    // A sheet whose names no script reads would be left out.
    transform: (code, id) => (brought.has(id) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined),
  };
}

/** Imports of the web are relative, endings included; what it takes of areas by their names has no styles. */
function sheetsOf(file: string, seen: Set<string>): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  if (file.endsWith('.css')) return [file];
  const imported = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type )(?:[^;]*? from )?'(\.[^']+[.](?:tsx?|css))';/gm,
  );
  return [...imported].flatMap(([, path]) => sheetsOf(resolve(dirname(file), path as string), seen));
}

/** What the router asks before it does what it is never told to do here: its file, the question, and the answer. */
const NEVER_ASKED_FOR = [
  // Watching its work.
  ['router/router.js', 'init.instrumentations', 'undefined'],
  // Finding routes as links come into sight: each page has its own from the start (react-router.config.ts).
  ['router/router.js', 'init.patchRoutesOnNavigation', 'undefined'],
  ['router/router.js', 'if (isFogOfWar)', 'if (false)'],
  ['dom/ssr/fog-of-war.js', '!isFogOfWarEnabled(routeDiscovery, ssr)', 'true'],
] as const;

/**
 * Leaves what nothing here reaches out of the router that browsers load: 2.7 kB of each page (docs/decisions/0099). Delete
 * when the router has a way to be built without them, or leaves them out by itself.
 */
function routerWithoutUnused(): Plugin {
  return {
    name: 'router-without-unused',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const file = /\/react-router\/dist\/production\/lib\/(.+)$/.exec(id)?.[1];
      const asked = NEVER_ASKED_FOR.filter(([where]) => where === file);
      if (asked.length === 0) return undefined;
      return asked.reduce((text, [, question, answer]) => {
        if (!text.includes(question)) throw new Error(`The router's ${file} has no "${question}" any more: see 0099.`);
        return text.replaceAll(question, answer);
      }, code);
    },
  };
}

/** Folders of the web whose parts pages of several kinds use. */
const SHARED = new Set(['web', 'ui', 'shell', 'saving', 'styles', 'catalogue', 'metadata', 'reviews', 'savings']);

/** What only pages that show trips or lists use, and stands in folders of which all use something. */
const OF_CARDS =
  /\/catalogue\/(?:trip-card|trip-board|trip-price|related-trips|plan-cards)\.|\/ui\/(?:pagination|page-window)\.|\/search\/(?:list-head|kept-list)\./;

/** The kind of page that something belongs to: its folder's name; null for what all use. */
function kindOf(id: string): string | null {
  if (OF_CARDS.test(id) || id.includes('/areas/search/')) return 'search';
  const folder = /\/src\/web\/(?:.+\/)?([^/]+)\/[^/]+$/.exec(id)?.[1];
  return folder && !SHARED.has(folder) ? folder : null;
}

/**
 * One stylesheet for the site and one for each kind of page. By folder, so that it doesn't hang on whether a script that
 * comes later uses it: the page itself is styled from the first paint.
 */
const sheetOf = (id: string) => (id.endsWith('.css') ? (kindOf(id) ?? 'site') : null);

/** Kinds whose pages share templates with cards and days: in a file of their own those would take them from all others. */
const PARTED = new Set(['companies', 'guide', 'places', 'trip']);

/** What shows reviews: on a trip's page they are only read, so that it never asks for the script. */
const OF_REVIEWS = /\/web\/reviews\/|\/ui\/score-bars\./;

/** What draws texts of feeds and people, and what all who use that share with it: lists of trips have none of them. */
const OF_TEXTS = /\/ui\/prose|\/catalogue\/questions\./;

const OF_SEVERAL: [kind: string, of: RegExp][] = [
  ['reviews', OF_REVIEWS],
  ['cards', OF_CARDS],
  ['texts', OF_TEXTS],
];

/** What lists never show, and trips' pages bring later or not at all, must not come with what all pages share. */
const LATER = /\/web\/catalogue\/(?:share-link|trip-mini)\./;

/** What several kinds share goes into files of its own first: what comes later takes along what it needs and nobody has. */
const sharedBefore = new Map([
  ['common', 'common'],
  ['forms', 'forms'],
  ['texts', 'texts'],
]);

/** Scripts of several pages; what only the pages of one kind share must not bring its styles to all others. */
const sharedScriptOf = (id: string) => {
  if (id.endsWith('.css')) return null;
  const kind = OF_SEVERAL.find(([, of]) => of.test(id))?.[0] ?? kindOf(id) ?? 'common';
  return PARTED.has(kind) || LATER.test(id) ? null : kind;
};

/**
 * The address under which a late script looks for a sheet that it needs. The router spells a sheet that late scripts use
 * with a "#"; by the other spelling the script would bring it a second time, and the whole page would be styled anew.
 */
const sheetAsLinked = (file: string) =>
  `(sheet=>document.querySelector('link[href="'+sheet+'#"]')?sheet+"#":sheet)(${JSON.stringify(`/${file}`)})`;

export default defineConfig(({ command }) => ({
  // A list names some 1,500 classes: most of each name would be there for whoever develops.
  css: { modules: command === 'build' ? { generateScopedName: shortClassName() } : undefined },
  plugins: [layerOrder(), routerWithoutUnused(), stylesOfStaticParts(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  experimental: {
    renderBuiltUrl: (file, { hostType }) =>
      hostType === 'js' && file.endsWith('.css') ? { runtime: sheetAsLinked(file) } : undefined,
  },
  environments: {
    // What several pages need in one file: fewer requests, and text compresses better together.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 2,
                },
                { name: sheetOf, priority: 2 },
                { name: (id) => sharedBefore.get(sharedScriptOf(id) ?? '') ?? null, minShareCount: 3, priority: 1 },
                { name: sharedScriptOf, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
    // The server runs the areas itself; the pages import those same modules instead of carrying copies. Of 1,900 icons they
    // carry those that are drawn: whoever imports the package holds them all.
    ssr: { build: { rolldownOptions: { external: /^#(?!.*\/shared$)/ } }, resolve: { noExternal: ['lucide'] } },
  },
}));
