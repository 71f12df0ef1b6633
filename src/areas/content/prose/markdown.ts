import MarkdownIt, { type Token } from 'markdown-it';
import { slugify } from '#kernel/shared';
import { type Block, plainText, type Span } from './blocks.ts';

/** Something in a text that isn't taken; lines count from 1. */
export type TextProblem = { line: number; problem: string };
export type TextLink = { line: number; href: string };

export type ReadText = { blocks: Block[]; links: TextLink[]; problems: TextProblem[] };

const parser = new MarkdownIt('commonmark', { html: true }).enable('table');
// Every link is read, so that one which isn't taken is named and not shown as words.
parser.validateLink = () => true;

const ANCHOR = /\s*\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}$/;

const NOT_TAKEN: Readonly<Record<string, string>> = {
  html_block: 'HTML isn’t taken. Write it in Markdown.',
  html_inline: 'HTML isn’t taken. Write it in Markdown.',
  image: 'Pictures aren’t taken in a text. Say it in words.',
  fence: 'Blocks of code aren’t taken. Indent by less than four spaces and leave out ```.',
  code_block: 'Blocks of code aren’t taken. Indent by less than four spaces.',
  code_inline: 'Code isn’t taken. Leave out the backticks.',
  hr: 'Rules between parts aren’t taken. Begin a part with a heading: ##.',
};

/** The text as blocks of a closed set: nothing in it can become markup of a page. What isn't taken stays as words. */
export function readMarkdown(text: string): ReadText {
  const read: ReadText = { blocks: [], links: [], problems: [] };
  const tokens = parser.parse(text, {});
  const ids = new Set<string>();
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] as Token;
    const end = endOf(tokens, i);
    const inner = tokens.slice(i + 1, end);
    const block = blockOf(token, inner, read, ids);
    if (block) read.blocks.push(block);
    i = end + 1;
  }
  return read;
}

function blockOf(token: Token, inner: readonly Token[], read: ReadText, ids: Set<string>): Block | null {
  const line = lineOf(token);
  switch (token.type) {
    case 'heading_open':
      return heading(token, spansIn(inner, read), read, ids);
    case 'paragraph_open':
      return paragraph('paragraph', spansIn(inner, read));
    case 'blockquote_open':
      onlyParagraphs(inner, 'A quotation', read, line);
      return paragraph('quote', spansIn(inner, read));
    case 'bullet_list_open':
    case 'ordered_list_open':
      return {
        kind: 'list',
        start: token.type === 'ordered_list_open' ? Number(token.attrGet('start') ?? 1) : null,
        items: partsOf(inner, 'list_item_open').map((item) => {
          onlyParagraphs(item.inner, 'An entry of a list', read, lineOf(item.token));
          return spansIn(item.inner, read);
        }),
      };
    case 'table_open': {
      const [head = [], ...rows] = partsOf(inner, 'tr_open').map((row) =>
        [...partsOf(row.inner, 'th_open'), ...partsOf(row.inner, 'td_open')].map((cell) => spansIn(cell.inner, read)),
      );
      return { kind: 'table', head, rows };
    }
    default:
      read.problems.push({ line, problem: NOT_TAKEN[token.type] ?? `Markdown’s ${token.type} isn’t taken.` });
      return token.content.trim() ? { kind: 'paragraph', spans: [{ text: token.content.trim() }] } : null;
  }
}

function paragraph(kind: 'paragraph' | 'quote', spans: Span[]): Block | null {
  return spans.length > 0 ? { kind, spans } : null;
}

function heading({ tag, map }: Token, spans: Span[], read: ReadText, ids: Set<string>): Block {
  const line = (map?.[0] ?? 0) + 1;
  const level = tag === 'h3' ? 3 : 2;
  if (tag !== 'h2' && tag !== 'h3')
    read.problems.push({ line, problem: 'Headings are of the second or third level: ## or ###.' });
  const words = plainText(spans);
  const text = words.replace(ANCHOR, '');
  const id = ANCHOR.exec(words)?.[1] ?? slugify(text);
  if (ids.has(id))
    read.problems.push({ line, problem: `Two headings are named “${id}”. Name one otherwise: ## Heading {#name}.` });
  ids.add(id);
  return { kind: 'heading', level, id, text };
}

function onlyParagraphs(inner: readonly Token[], what: string, { problems }: ReadText, line: number): void {
  const other = inner.find(({ type }) => !['paragraph_open', 'inline', 'paragraph_close'].includes(type));
  if (!other) return;
  problems.push({
    line: other.map ? lineOf(other) : line,
    problem: NOT_TAKEN[other.type] ?? `${what} holds words alone.`,
  });
}

/** Where what begins here ends: itself, where it holds nothing. */
function endOf(tokens: readonly Token[], start: number): number {
  if (tokens[start]?.nesting !== 1) return start;
  for (let i = start + 1, depth = 1; i < tokens.length; i += 1) {
    depth += tokens[i]?.nesting ?? 0;
    if (depth === 0) return i;
  }
  return tokens.length;
}

function partsOf(tokens: readonly Token[], type: string): { token: Token; inner: readonly Token[] }[] {
  return tokens.flatMap((token, i) =>
    token.type === type ? [{ token, inner: tokens.slice(i + 1, endOf(tokens, i)) }] : [],
  );
}

/** Of a row, a cell or a paragraph: its words, paragraphs of one entry put together. */
function spansIn(tokens: readonly Token[], read: ReadText): Span[] {
  const parts = tokens.filter(({ type }) => type === 'inline').map((token) => spansOf(token, read));
  return parts.flatMap((spans, i) => (i === 0 ? spans : [{ text: ' ' }, ...spans]));
}

function spansOf({ children, map }: Token, { links, problems }: ReadText): Span[] {
  const spans: Span[] = [];
  let line = (map?.[0] ?? 0) + 1;
  let set: Omit<Span, 'text'> = {};
  for (const token of children ?? []) {
    const { type, content } = token;
    if (type === 'softbreak' || type === 'hardbreak') {
      spans.push({ text: ' ', ...set });
      line += 1;
    } else if (type === 'link_open') {
      const href = String(token.attrGet('href') ?? '');
      links.push({ line, href });
      set = { ...set, href };
    } else if (type in CLOSED) set = without(set, CLOSED[type as keyof typeof CLOSED]);
    else if (type === 'strong_open') set = { ...set, strong: true };
    else if (type === 'em_open') set = { ...set, em: true };
    else {
      if (type !== 'text') problems.push({ line, problem: NOT_TAKEN[type] ?? `Markdown’s ${type} isn’t taken.` });
      if (content) spans.push({ text: content, ...set });
    }
  }
  return merged(spans);
}

const CLOSED = { link_close: 'href', strong_close: 'strong', em_close: 'em' } as const;

function without(set: Omit<Span, 'text'>, key: 'href' | 'strong' | 'em'): Omit<Span, 'text'> {
  const { [key]: _, ...rest } = set;
  return rest;
}

/** Neighbors that are set alike are one. */
function merged(spans: readonly Span[]): Span[] {
  return spans.reduce<Span[]>((all, span) => {
    const last = all.at(-1);
    const alike = last && last.href === span.href && last.strong === span.strong && last.em === span.em;
    if (alike) last.text += span.text;
    else all.push({ ...span });
    return all;
  }, []);
}

const lineOf = ({ map }: Token): number => (map?.[0] ?? 0) + 1;
