import { areas as listed } from './src/areas.ts';

const allowList = Object.fromEntries(
  listed.filter(({ name }) => name !== 'kernel').map(({ name, calls }) => [name, calls]),
);
const areas = Object.keys(allowList);
const test = '\\.test\\.tsx?$|/testing\\.ts$|/testing/';

/** Among areas only what the allow-list names; a face that is safe in a browser holds types and arithmetic of its own. */
const areaRules = areas.map((area) => ({
  name: `area-${area}`,
  comment: `${area} may call: ${['kernel', ...allowList[area]].join(', ')}.`,
  severity: 'error',
  from: { path: `^src/areas/${area}/`, pathNot: test },
  to: { path: '^src/areas/', pathNot: `^src/areas/(?:${[area, ...allowList[area]].join('|')})/` },
}));

/** A face that is named after whom it is for: nobody else enters by it. */
const consumers = {
  feed: '^src/areas/',
  search: '^src/areas/search/',
  sales: '^src/areas/bookings/',
  doors: '^src/(?:areas|server)/',
  upkeep: '^src/(?:areas|server|cli)/',
};
const faceRules = Object.entries(consumers).map(([face, path]) => ({
  name: `face-${face}`,
  comment: `#area/${face} is for ${path} alone.`,
  severity: 'error',
  from: { path: '^(?:src|demo)/', pathNot: [path, test] },
  to: { path: `^src/areas/[^/]+/${face}\\.ts$` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...areaRules,
    ...faceRules,
    {
      name: 'faces-only',
      comment: 'An area is entered by a face, index.ts, shared.ts or that of a consumer, never by a deep path.',
      severity: 'error',
      from: { path: '^src/((?:areas/)?[^/]+)/' },
      to: {
        path: '^src/(?:areas/[^/]+|kernel|pages)/',
        pathNot: [
          '^src/$1/',
          '^src/(?:areas/[^/]+|kernel|pages)/(?:index|shared|places|companies|prices|addresses|testing)\\.ts$',
          '^src/pages/compress\\.ts$',
          `^src/areas/[^/]+/(?:${Object.keys(consumers).join('|')})\\.ts$`,
          '^src/kernel/(?:audit|db|testing|http|graphql|feed|running|keys|mail|outbox|payable|rates|serving|states|team)/index\\.ts$',
        ],
      },
    },
    {
      name: 'kernel-is-ground',
      comment: 'The kernel knows nothing of what stands on it.',
      severity: 'error',
      from: { path: '^src/kernel/' },
      to: { path: '^src/(?!kernel/)' },
    },
    {
      name: 'serving-is-the-servers',
      comment: '#kernel/serving is for who takes requests in and starts things; an area is asked by them.',
      severity: 'error',
      from: { path: '^src/(?:areas|web)/', pathNot: test },
      to: { path: '^src/kernel/serving/' },
    },
    {
      name: 'areas-know-no-doors',
      comment: 'Areas are called by server, web and cli; they never call up.',
      severity: 'error',
      from: { path: '^src/areas/' },
      to: { path: '^src/(?:server|pages|web|cli)/|^src/(?:main|worker)\\.ts$' },
    },
    {
      name: 'areas-know-no-list',
      comment: 'Only its tests see an area among all others: they import feeds.',
      severity: 'error',
      from: { path: '^src/areas/', pathNot: test },
      to: { path: '^src/areas\\.ts$' },
    },
    {
      name: 'pages-below-server',
      comment: 'What keeps and answers pages is mounted by the server and is told what it needs of it.',
      severity: 'error',
      from: { path: '^src/pages/', pathNot: test },
      to: { path: '^src/(?:server|cli)/|^src/(?:main|worker)\\.ts$' },
    },
    {
      name: 'web-below-pages',
      comment: 'What people see says itself what it has to be handed; who keeps and answers it stands above.',
      severity: 'error',
      from: { path: '^src/web/', pathNot: test },
      to: { path: '^src/(?:server|pages|cli)/|^src/(?:main|worker)\\.ts$' },
    },
    {
      name: 'nothing-calls-the-top',
      comment: 'main and cli start things; nothing imports them but each other.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/cli/' },
      to: { path: '^src/(?:cli/|(?:main|worker)\\.ts$)' },
    },
    {
      name: 'demo-stands-beside',
      comment: 'What people run works without the demo and the bench, which may be left out.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(?:demo|bench)/' },
    },
    {
      name: 'demo-writes-a-feed',
      comment:
        'The demo knows the catalogue as any company does, by the feed; posters and plain arithmetic it may call.',
      severity: 'error',
      from: { path: '^demo/', pathNot: test },
      to: { path: '^src/', pathNot: '^src/(?:(?:areas/posters|kernel)/shared|kernel/payable/index)\\.ts$' },
    },
    {
      name: 'browser-is-not-a-server',
      comment: 'Components import #area/shared, #area/prices or types; only a route module’s loader may call an area.',
      severity: 'error',
      from: {
        path: '^src/web/',
        pathNot: [
          '\\.route\\.tsx$',
          '^src/web/root\\.tsx$',
          '^src/web/entry\\.server\\.tsx$',
          '\\.loader\\.ts$',
          '^src/web/mail/',
          test,
        ],
      },
      to: {
        path: '^src/(?:areas/[^/]+|(?!areas/)[^/]+)/(?!(?:shared|prices)\\.ts$)',
        pathNot: '^src/web/(?!.*\\.loader\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'browser-has-no-node',
      comment: 'Nothing of Node or of the database reaches a browser.',
      severity: 'error',
      from: {
        path: '^src/web/|^src/(?:areas/)?[^/]+/(?:shared|prices)\\.ts$',
        pathNot: [
          '\\.route\\.tsx$',
          '^src/web/root\\.tsx$',
          '^src/web/entry\\.server\\.tsx$',
          '\\.loader\\.ts$',
          '^src/web/mail/',
          test,
        ],
      },
      to: {
        path: '^(?:node:|fs$|path$|crypto$)|node_modules/(?:kysely|pg|zod|hono|graphql|pino)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'mail-is-no-page',
      comment: 'Mails are written by servers; no page has a part of them.',
      severity: 'error',
      from: { path: '^src/web/', pathNot: ['^src/web/mail/', '^src/web/entry\\.server\\.tsx$', test] },
      to: { path: '^src/web/mail/' },
    },
    {
      name: 'ui-knows-no-area',
      comment: 'The design system knows no area and no page.',
      severity: 'error',
      from: { path: '^src/web/ui/' },
      to: { path: '^src/', pathNot: '^src/web/(?:ui|styles)/|^src/kernel/shared\\.ts$' },
    },
    {
      name: 'tests-stay-out',
      comment: 'Production code imports no test and no factory.',
      severity: 'error',
      from: { path: '^src/', pathNot: test },
      to: { path: test },
    },
    {
      name: 'no-development-packages',
      comment: 'What the product runs on is listed under dependencies.',
      severity: 'error',
      from: { path: '^src/', pathNot: [test, '^src/cli/dev\\.ts', '^src/web/routes\\.ts$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\+types/|\\.module\\.css$|virtual:' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
