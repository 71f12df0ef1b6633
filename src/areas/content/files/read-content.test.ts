import { describe, expect, it } from 'vitest';
import { ContentError, readContent } from './read-content.ts';

const page = (facts: string, body = 'Some words.') => `---\n${facts}\n---\n\n${body}\n`;
const menus = (about: string) =>
  `row: []\nphone: []\nattractions: []\ncompanies: []\nplaces: []\nhelpful: []\nabout: ${about}\ncommunity: []\nlegal: []\n`;
const restrictions = (countries: string, more = '') =>
  `dated: 2022-12-31\nlevels:\n  - { title: Open, means: Nothing., countries: ${countries} }\n${more}sources: [{ title: A, href: https://a.example }]\n`;
const ABOUT = 'path: /about\ntitle: About us';
const TOPICS = '- { id: 1, name: Service }\n- { id: 8, name: Made to measure, hidden_in_form: true }\n';
const TYPES = '- { key: river-cruise, name: River cruises, description: On a river. }\n';
const EXPERT = 'slug: ana\nname: Ana\nrole: The Andes';

const WHOLE: Record<string, string> = {
  'pages/about.md': page(
    ABOUT,
    '## Why {#why}\n\nSee [help](/help-faq#prices), [why](#why) or [us](https://a.example).',
  ),
  'pages/help-faq.md': page('path: /help-faq\ntitle: Help', '## Prices {#prices}\n\nWhole.'),
  'experts/ana.md': page(EXPERT),
  'lists/press.yaml': 'mentions: []\nawards: []\n',
  'lists/quotes.yaml': '- text: To move.\n  source: Stevenson\n',
  'lists/roles.yaml': '[]\n',
  'lists/social.yaml': '[]\n',
  'lists/topics.yaml': TOPICS,
  'lists/trip-types.yaml': TYPES,
  'lists/browse.yaml': 'trending: [peru]\ncontinents: []\ntypes: []\nkinds: []\n',
  'lists/menus.yaml': menus('[]'),
  'lists/restrictions.yaml': restrictions('[PE]'),
};
const PAGES = ['/about', '/help-faq', '/press'];

/** What is said of these files in place of, or beside, whole ones. */
function problemsOf(files: Record<string, string | null>): string[] {
  const sources = Object.entries({ ...WHOLE, ...files }).flatMap(([name, text]) =>
    text === null ? [] : [{ name, path: name, text }],
  );
  try {
    readContent(sources, (path) => PAGES.includes(path));
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [...error.problems];
  }
}

const about = (facts: string, body?: string) => ({ 'pages/about.md': page(facts, body) });
const text = (body: string) => about(ABOUT, body);
const press = (yaml: string) => ({ 'lists/press.yaml': yaml });

/** A broken file, and what is said of it. */
const BROKEN: [what: string, files: Record<string, string | null>, said: string][] = [
  ['no front matter', { 'pages/about.md': '# About' }, 'pages/about.md:1: The file must begin with a line "---"'],
  ['an open front matter', { 'pages/about.md': `---\n${ABOUT}\n` }, 'pages/about.md:1: The file must begin'],
  ['an empty file', { 'pages/about.md': '' }, 'pages/about.md:1: The file must begin'],
  ['bad YAML in the front matter', about(`${ABOUT}\ntagline: "open`), 'pages/about.md:4: This isn’t YAML'],
  ['a key twice', about(`${ABOUT}\ntitle: Again`), 'pages/about.md:4: This isn’t YAML'],
  ['bad indentation', about(`${ABOUT}\n  tagline: deep`), 'pages/about.md:3: This isn’t YAML'],
  ['a tab as indentation', about(`${ABOUT}\nseo:\n  title: x\n\tdescription: y`), 'pages/about.md:6: This isn’t YAML'],
  ['an alias without an anchor', about(`${ABOUT}\ntagline: *none`), 'pages/about.md:4: This isn’t YAML'],
  ['front matter that is a list', { 'pages/about.md': page('- path') }, 'pages/about.md:2: '],
  ['no path', about('title: About us'), 'pages/about.md:2: path: is missing'],
  ['a path without a slash', about('path: about\ntitle: About us'), 'pages/about.md:2: path: must be a path'],
  ['a path in capitals', about('path: /About\ntitle: About us'), 'pages/about.md:2: path: must be a path'],
  ['no title', about('path: /about'), 'pages/about.md:2: title: is missing'],
  ['an empty title', about('path: /about\ntitle: ""'), 'pages/about.md:3: title: is empty'],
  ['a title that is a number', about('path: /about\ntitle: 7'), 'pages/about.md:3: title: is missing'],
  [
    'a title of a thousand letters',
    about(`path: /about\ntitle: ${'x'.repeat(1000)}`),
    'pages/about.md:3: title: is too long',
  ],
  [
    'a script in the title',
    about('path: /about\ntitle: <script>alert(1)</script>'),
    'pages/about.md:3: title: must be plain',
  ],
  ['a title of two lines', about('path: /about\ntitle: "a\\nb"'), 'pages/about.md:3: title: must be plain'],
  ['an unknown fact', about(`${ABOUT}\ntagine: Food`), 'pages/about.md:4: Unknown: tagine.'],
  ['a date that doesn’t exist', about(`${ABOUT}\ndated: 2026-02-30`), 'pages/about.md:4: dated: must be a date'],
  [
    'an action without an address',
    about(`${ABOUT}\nactions:\n  - title: Go`),
    'pages/about.md:5: actions, entry 1, href: is missing',
  ],
  [
    'an action that is a script',
    about(`${ABOUT}\nactions:\n  - title: Go\n    href: javascript:alert(1)`),
    'pages/about.md:6: actions, entry 1, href: must be a path',
  ],
  [
    'a poster that nobody draws',
    about(`${ABOUT}\nposter: { biome: fjord, motif: volcano, hour: dawn }`),
    'pages/about.md:4: poster: must name a landscape and a motif that are drawn',
  ],
  [
    'a poster at no hour',
    about(`${ABOUT}\nposter: { biome: fjord, motif: cabins, hour: never }`),
    'pages/about.md:4: poster, hour: must be dawn',
  ],
  ['no text', about(ABOUT, ''), 'There is no text below the facts'],
  ['a script in the text', text('Words.\n\n<script>alert(1)</script>'), 'pages/about.md:8: HTML isn’t taken'],
  ['a tag in a line', text('Some\nwords with <b onclick="x()">bold</b> ones.'), 'pages/about.md:7: HTML isn’t taken'],
  ['a comment of HTML', text('<!-- hidden -->'), 'pages/about.md:6: HTML isn’t taken'],
  [
    'a link that is a script',
    text('[go](javascript:alert(1))'),
    'pages/about.md:6: The link to “javascript:alert(1)” isn’t taken',
  ],
  [
    'a link to an unknown page',
    text('Words,\nthen [go](/nowhere).'),
    'pages/about.md:7: The site has no page /nowhere',
  ],
  [
    'a link to an unknown heading here',
    text('[go](#nowhere)'),
    'pages/about.md:6: No heading of that page is named “nowhere”',
  ],
  ['a link to an unknown heading there', text('[go](/help-faq#nowhere)'), 'pages/about.md:6: No heading of that page'],
  [
    'a link without https',
    text('[go](http://a.example)'),
    'pages/about.md:6: The link to “http://a.example” isn’t taken',
  ],
  ['a relative link', text('[go](help-faq)'), 'pages/about.md:6: The link to “help-faq” isn’t taken'],
  [
    'a link to another host by slashes',
    text('[go](//a.example)'),
    'pages/about.md:6: The link to “//a.example” isn’t taken',
  ],
  ['a picture', text('![A view](/view.png)'), 'pages/about.md:6: Pictures aren’t taken'],
  ['a heading of the first level', text('# About'), 'pages/about.md:6: Headings are of the second or third level'],
  [
    'two headings of one name',
    text('## Why\n\nSo.\n\n## Why\n\nSo.'),
    'pages/about.md:10: Two headings are named “why”',
  ],
  ['code', text('```\nrm -rf\n```'), 'pages/about.md:6: Blocks of code aren’t taken'],
  ['a list in a list', text('- one\n  - two'), 'pages/about.md:7: An entry of a list holds words alone'],
  [
    'a page that the site hasn’t',
    { 'pages/x.md': page('path: /x\ntitle: X') },
    'pages/x.md:2: The site has no page /x',
  ],
  ['a page twice', { 'pages/z.md': page(ABOUT) }, 'pages/z.md:2: pages/about.md has /about already'],
  [
    'an expert without a slug',
    { 'experts/ana.md': page('name: Ana\nrole: The Andes') },
    'experts/ana.md:2: slug: is missing',
  ],
  ['an expert twice', { 'experts/zoe.md': page(EXPERT) }, 'experts/zoe.md:2: experts/ana.md has ana already'],
  ['a list that isn’t YAML', press('mentions: [\n'), 'lists/press.yaml:2: This isn’t YAML'],
  ['a list of another shape', press('- one'), 'lists/press.yaml:1: '],
  [
    'an entry without its source',
    press('mentions:\n  - title: A\n    href: https://a.example\n    published: 2026-01-01'),
    'lists/press.yaml:2: mentions, entry 1, source: is missing',
  ],
  ['a list that nobody knows', { 'lists/what.yaml': '[]' }, 'lists/what.yaml:1: There is no list of this name'],
  [
    'a link that stands twice in a menu',
    { 'lists/menus.yaml': menus('\n  - { title: One, href: /about }\n  - { title: Two, href: /about }') },
    'lists/menus.yaml:9: about, entry 2: /about stands here twice',
  ],
  [
    'a link of a menu to another host by slashes',
    { 'lists/menus.yaml': menus('[{ title: One, href: //a.example }]') },
    'lists/menus.yaml:7: about, entry 1, href: must be a path',
  ],
  [
    'a slug in capitals',
    { 'lists/browse.yaml': 'trending: [Peru]\ncontinents: []\ntypes: []\nkinds: []\n' },
    'lists/browse.yaml:1: trending, entry 1: must be small letters',
  ],
  [
    'a country by a code that isn’t one',
    { 'lists/restrictions.yaml': restrictions('[PE, XX]') },
    'lists/restrictions.yaml:3: levels, entry 1, countries, entry 2: must be a code of ISO 3166-1',
  ],
  [
    'a country in two levels',
    { 'lists/restrictions.yaml': restrictions('[PE]', '  - { title: Closed, means: All., countries: [PE] }\n') },
    'lists/restrictions.yaml:4: levels, entry 2, countries, entry 1: PE stands here twice',
  ],
  [
    'a form about no topic',
    about(`${ABOUT}\nform: 3`),
    'pages/about.md:4: form: no topic 3 is offered; lists/topics.yaml has 1.',
  ],
  ['a form about a topic of none', about(`${ABOUT}\nform: 8`), 'pages/about.md:4: form: no topic 8 is offered'],
  [
    'a topic of no number',
    { 'lists/topics.yaml': '- { id: one, name: A }' },
    'lists/topics.yaml:1: entry 1, id: must be a number',
  ],
  [
    'a number for two topics',
    { 'lists/topics.yaml': `${TOPICS}- { id: 1, name: B }` },
    'lists/topics.yaml:3: entry 3: 1 stands here twice',
  ],
  [
    'a name for two topics',
    { 'lists/topics.yaml': `${TOPICS}- { id: 2, name: Service }` },
    'lists/topics.yaml:3: entry 3: Service stands here twice',
  ],
  [
    'topics that no form offers',
    { 'lists/topics.yaml': '- { id: 1, name: A, hidden_in_form: true }' },
    'lists/topics.yaml:1: must hold a topic that forms offer',
  ],
  [
    'a network by http',
    { 'lists/social.yaml': '- http://x.com/us' },
    'lists/social.yaml:1: entry 1: must be an address that begins',
  ],
  [
    'a network without a mark',
    { 'lists/social.yaml': '- https://a.example/us' },
    'lists/social.yaml:1: entry 1: must be of facebook.com',
  ],
  [
    'a network twice',
    { 'lists/social.yaml': '- https://x.com/us\n- https://twitter.com/us' },
    'lists/social.yaml:2: entry 2: twitter stands here twice',
  ],
  [
    'a kind of trip twice',
    { 'lists/trip-types.yaml': `${TYPES}- { key: River-Cruise, name: Rivers, description: The same. }` },
    'lists/trip-types.yaml:2: entry 2: river-cruise stands here twice',
  ],
  [
    'a kind of trip of which nothing is said',
    { 'lists/trip-types.yaml': '- { key: river-cruise, name: River cruises }' },
    'lists/trip-types.yaml:1: entry 1, description: is missing',
  ],
  [
    'a kind of trip in a color that the site hasn’t',
    { 'lists/trip-types.yaml': '- { key: a, name: A, description: B., color: pink }' },
    'lists/trip-types.yaml:1: entry 1, color: must be link, signal',
  ],
  [
    'restrictions without a source',
    { 'lists/restrictions.yaml': 'dated: 2022-12-31\nlevels: [{ title: A, means: B, countries: [] }]\nsources: []' },
    'lists/restrictions.yaml:3: sources: must hold a source',
  ],
  ['no quotes at all', { 'lists/quotes.yaml': '[]' }, 'lists/quotes.yaml:1: must hold a quote'],
  [
    'a role without a place',
    { 'lists/roles.yaml': '- title: Cartographer\n  about: Maps.\n' },
    'lists/roles.yaml:1: entry 1, place: is missing',
  ],
  ['a list that is missing', { 'lists/press.yaml': null }, 'lists/press.yaml:1: This file is missing'],
  ['a file that nothing reads', { 'pages/notes.txt': 'x' }, 'pages/notes.txt:1: Nothing reads this file'],
];

describe('content', () => {
  it('is taken when all of it is right', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each(BROKEN)('names the file and line of %s', (_what, files, said) => {
    expect(problemsOf(files)).toContainEqual(expect.stringContaining(said));
  });

  it('names all problems of all files at once', () => {
    const all = problemsOf({ ...text('<b>x</b>'), ...press('- one'), 'experts/ana.md': '' });
    expect(new Set(all.map((problem) => problem.split(':')[0]))).toEqual(
      new Set(['pages/about.md', 'lists/press.yaml', 'experts/ana.md']),
    );
  });

  it('refuses aliases that would make a small file without end', () => {
    const bomb = [
      'a: &a [x, x, x, x, x, x, x, x, x, x]',
      'b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]',
      'mentions: [*b, *b, *b]',
    ];
    expect(problemsOf(press(bomb.join('\n')))).toEqual([
      expect.stringContaining('lists/press.yaml:2: This isn’t YAML that can be read: Aliases'),
      expect.stringContaining('lists/press.yaml:3: This isn’t YAML that can be read: Aliases'),
    ]);
  });
});
