export type ProseBlock = { kind: 'paragraph' | 'bullets'; lines: string[] };

const BULLET = /^[-•*] +/;

/**
 * What clean text is made of: blank lines part it, and lines that begin with a dash, a dot or a star are a list. All else is
 * paragraphs, whose lines stay lines, numbered ones too.
 */
export function proseBlocks(text: string): ProseBlock[] {
  return text.split(/\n\s*\n/).flatMap((part) => {
    const blocks: ProseBlock[] = [];
    for (const line of part.split('\n').flatMap((one) => one.trim() || [])) {
      const kind = BULLET.test(line) ? 'bullets' : 'paragraph';
      const words = line.replace(BULLET, '');
      const last = blocks.at(-1);
      if (last?.kind === kind) last.lines.push(words);
      else blocks.push({ kind, lines: [words] });
    }
    return blocks;
  });
}
