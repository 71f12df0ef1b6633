/** `from`: the number of the first line, where they are numbered. */
export type ProseBlock = { kind: 'paragraph' | 'bullets' | 'numbers'; lines: string[]; from: number };

const BULLET = /^[-•*] +/;
const NUMBER = /^(\d{1,3})[.)] +/;

/**
 * What clean text is made of: blank lines part it, lines that begin with a dash, a dot or a star are a list, and so are two
 * lines and more that count on. All else is paragraphs, whose lines stay lines.
 */
export function proseBlocks(text: string): ProseBlock[] {
  return text.split(/\n\s*\n/).flatMap((part) => {
    const lines = part.split('\n').flatMap((line) => line.trim() || []);
    const blocks: ProseBlock[] = [];
    for (const [i, line] of lines.entries()) {
      const last = blocks.at(-1);
      const number = numberOf(line);
      const countsOn = last?.kind === 'numbers' && number === last.from + last.lines.length;
      const isCounted = countsOn || (number !== null && numberOf(lines[i + 1]) === number + 1);
      const kind = BULLET.test(line) ? 'bullets' : isCounted ? 'numbers' : 'paragraph';
      const words = kind === 'paragraph' ? line : line.replace(kind === 'bullets' ? BULLET : NUMBER, '');
      if (last?.kind === kind && (countsOn || !isCounted)) last.lines.push(words);
      else blocks.push({ kind, lines: [words], from: number ?? 1 });
    }
    return blocks;
  });
}

function numberOf(line = ''): number | null {
  const [, digits] = NUMBER.exec(line) ?? [];
  return digits === undefined ? null : Number(digits);
}
