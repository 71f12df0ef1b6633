import type { z } from 'zod';
import { leadsElsewhere, placeOf } from '../prose/links.ts';
import { readMarkdown, type TextLink, type TextProblem } from '../prose/markdown.ts';
import type { ContentEntry, PageEntry } from './entries.ts';
import type { SourceFile } from './read-folders.ts';
import { readYaml } from './read-yaml.ts';
import { type ContentLists, expertFront, lists, pageFront } from './schemas.ts';

export type FileProblem = TextProblem & { file: string };

/** Says what is wrong in which file and line; nothing of any file is taken in then. */
export class ContentError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly FileProblem[]) {
    const lines = [...new Set(problems.map(({ file, line, problem }) => `${file}:${line}: ${problem}`))];
    super(
      `The content has ${lines.length === 1 ? 'a problem' : `${lines.length} problems`}; nothing of it was loaded:\n  ${lines.join('\n  ')}`,
    );
    this.name = 'ContentError';
    this.problems = lines;
  }
}

type Text = { file: string; path: string | null; links: readonly TextLink[]; anchors: ReadonlySet<string> };
type Placed = ContentEntry & { file: string; line: number; formLine?: number };
type Read = { entries: Placed[]; texts: Text[]; problems: FileProblem[] };

const KINDS = [
  { folder: /^pages\/[^/]+\.md$/, read: readPage },
  { folder: /^experts\/[^/]+\.md$/, read: readExpert },
  { folder: /^lists\/[^/]+\.yaml$/, read: readList },
];

/**
 * What these files say.
 * @param isPage whether the site has a page at a path: a text may lead nowhere else
 * @throws ContentError with everything that is wrong in them
 */
export function readContent(files: readonly SourceFile[], isPage: (path: string) => boolean): ContentEntry[] {
  const read: Read = { entries: [], texts: [], problems: [] };
  for (const file of files) {
    const kind = KINDS.find(({ folder }) => folder.test(file.name));
    if (kind) kind.read(file, read);
    else told(read, file, 1, 'Nothing reads this file. Texts are pages/*.md and experts/*.md, lists are lists/*.yaml.');
  }
  for (const [name] of Object.entries(lists)) {
    const file = `lists/${name}.yaml`;
    if (!files.some((one) => one.name === file))
      read.problems.push({ file, line: 1, problem: 'This file is missing.' });
  }
  read.problems.push(...twice(read), ...strayPages(read, isPage), ...strayForms(read), ...deadLinks(read, isPage));
  if (read.problems.length > 0)
    throw new ContentError(read.problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line));
  return read.entries.map(({ kind, key, entry }) => ({ kind, key, entry }));
}

function readPage(file: SourceFile, read: Read): void {
  const found = readText(file, pageFront, read, ({ path }) => path);
  if (!found) return;
  const { path, ...front } = found.front.value;
  const { lineOf } = found.front;
  const entry = { ...front, body: found.body };
  const lines = { line: lineOf(['path']), formLine: lineOf(['form']) };
  read.entries.push({ kind: 'page', key: path, entry, file: file.path, ...lines });
}

function readExpert(file: SourceFile, read: Read): void {
  const found = readText(file, expertFront, read, () => null);
  if (!found) return;
  const { slug, ...front } = found.front.value;
  const line = found.front.lineOf(['slug']);
  read.entries.push({ kind: 'expert', key: slug, entry: { ...front, body: found.body }, file: file.path, line });
}

function readList(file: SourceFile, read: Read): void {
  const key = file.name.replace(/^lists\/|\.yaml$/g, '');
  if (!Object.hasOwn(lists, key)) {
    told(read, file, 1, `There is no list of this name. Lists are ${Object.keys(lists).join(', ')}.`);
    return;
  }
  const problems: TextProblem[] = [];
  const found = readYaml(file.text, lists[key as keyof typeof lists], problems);
  read.problems.push(...problems.map((problem) => ({ ...problem, file: file.path })));
  if (found) read.entries.push({ kind: 'list', key, entry: found.value, file: file.path, line: 1 });
}

const FRONT = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** A text of Markdown below what stands of it between two lines "---". */
function readText<Schema extends z.ZodObject>(
  file: SourceFile,
  schema: Schema,
  read: Read,
  pathOf: (front: z.output<Schema>) => string | null,
) {
  const parted = FRONT.exec(file.text);
  if (!parted) {
    told(read, file, 1, 'The file must begin with a line "---", its facts, and a line "---".');
    return null;
  }
  const problems: TextProblem[] = [];
  const front = readYaml(parted[1] ?? '', schema, problems, 2);
  const body = file.text.slice(parted[0].length).trim();
  const above = file.text.slice(0, file.text.indexOf(body, parted[0].length)).split('\n').length - 1;
  const { blocks, links, problems: ofText } = readMarkdown(body);
  if (body === '') problems.push({ line: above + 1, problem: 'There is no text below the facts. Write some words.' });
  problems.push(...ofText.map(({ line, problem }) => ({ line: line + above, problem })));
  read.problems.push(...problems.map((problem) => ({ ...problem, file: file.path })));
  read.texts.push({
    file: file.path,
    path: front ? pathOf(front.value) : null,
    links: links.map(({ line, href }) => ({ line: line + above, href })),
    anchors: new Set(blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []))),
  });
  return front && { front, body };
}

function told({ problems }: Read, { path }: SourceFile, line: number, problem: string): void {
  problems.push({ file: path, line, problem });
}

/** Of several entries of one name all but the first. */
function twice({ entries }: Read): FileProblem[] {
  return entries.flatMap(({ kind, key, file, line }, i) => {
    const first = entries.findIndex((other) => other.kind === kind && other.key === key);
    if (first === i) return [];
    return [{ file, line, problem: `${entries[first]?.file} has ${key} already. Name this one otherwise.` }];
  });
}

function strayPages({ entries }: Read, isPage: (path: string) => boolean): FileProblem[] {
  return entries
    .filter(({ kind, key }) => kind === 'page' && !isPage(key))
    .map(({ key, file, line }) => ({ file, line, problem: `The site has no page ${key} that could show this text.` }));
}

/** Forms about a topic that none offers. */
function strayForms({ entries }: Read): FileProblem[] {
  const topics = entries.find(({ kind, key }) => kind === 'list' && key === 'topics')?.entry as ContentLists['topics'];
  const offered = topics?.filter(({ hidden_in_form }) => !hidden_in_form).map(({ id }) => id);
  if (!offered) return [];
  return entries.flatMap(({ kind, entry, file, formLine }) => {
    const form = kind === 'page' ? (entry as PageEntry).form : undefined;
    if (form === undefined || offered.includes(form)) return [];
    const problem = `form: no topic ${form} is offered; lists/topics.yaml has ${offered.join(', ')}.`;
    return [{ file, line: formLine ?? 1, problem }];
  });
}

function deadLinks({ texts }: Read, isPage: (path: string) => boolean): FileProblem[] {
  return texts.flatMap((text) =>
    text.links.flatMap(({ line, href }) => {
      const problem = linkProblem(href, text, texts, isPage);
      return problem ? [{ file: text.file, line, problem }] : [];
    }),
  );
}

function linkProblem(href: string, from: Text, texts: readonly Text[], isPage: (path: string) => boolean) {
  if (leadsElsewhere(href)) return null;
  const place = placeOf(href);
  if (!place)
    return `The link to “${href}” isn’t taken. Links begin with / for this site, # for this page, https:// or mailto:.`;
  const { path, anchor } = place;
  if (path !== null && !isPage(path)) return `The site has no page ${path}. Correct the link, or take it out.`;
  const target = path === null ? from : texts.find((text) => text.path === path);
  if (anchor === undefined || !target || target.anchors.has(anchor)) return null;
  return `No heading of that page is named “${anchor}”. Name one so: ## Heading {#${anchor}}.`;
}
