import { compile } from 'html-to-text';
import { Parser } from 'htmlparser2';

// A tag or a character reference; a lone "<" or "&" is ordinary text.
const MARKUP = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]{1,30});/i;
// All but tab and line feed.
const CONTROL = /[^\P{Cc}\t\n]|[\u200b\ufeff]/gu;
// Most texts are clean already; one look spares them the rest.
const UNCLEAN = /[<&\p{Cc}\u00a0\u200b\ufeff]|\s\s|^\s|\s$/u;

/** Deeper in one another no element is meant; each further one costs the parser as much as all around it. */
const DEEPEST = 500;

const plain = { uppercase: false };
const toText = compile({
  wordwrap: false,
  limits: { maxInputLength: 200_000, maxDepth: 60 },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    ...['img', 'script', 'style', 'noscript', 'iframe', 'object', 'svg', 'template', 'head', 'hr'].map((selector) => ({
      selector,
      format: 'skip',
    })),
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: plain })),
    { selector: 'ul', options: { itemPrefix: '• ' } },
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'td', format: 'inlineSurround', options: { suffix: ' ' } },
  ],
});

/**
 * Plain text of plain text or HTML: tags and scripts are gone, character references are decoded, paragraphs stand
 * apart by one blank line, list items begin with "•".
 */
export function cleanProse(value: string): string {
  if (!UNCLEAN.test(value)) return value;
  const text = isMarkup(value) ? toText(shallow(value)) : value;
  return text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function isMarkup(text: string): boolean {
  return MARKUP.test(text) || has(text, /<!--/, '-->') || has(text, /<!doctype/i, '>');
}

/** One look for each end: an expression would look for the second one again from every first one. */
function has(text: string, opening: RegExp, closing: string): boolean {
  const found = opening.exec(text);
  return found !== null && text.includes(closing, found.index + found[0].length);
}

/** The text up to where its elements stand too deep in one another. */
function shallow(html: string): string {
  let depth = 0;
  const parser = new Parser({
    onopentag() {
      depth += 1;
      if (depth > DEEPEST) parser.pause();
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.write(html);
  return depth > DEEPEST ? html.slice(0, parser.startIndex) : html;
}

/** The same for a text of one line, such as a name. */
export function cleanLine(value: string): string {
  return UNCLEAN.test(value) ? cleanProse(value).replace(/\s+/g, ' ') : value;
}
