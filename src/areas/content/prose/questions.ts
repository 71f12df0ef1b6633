import { type Block, plainText } from './blocks.ts';

/** Headings of the third level that ask something, each with the words up to the next heading. */
export function questionsOf(blocks: readonly Block[]): { question: string; answer: string }[] {
  return blocks.flatMap((block, i) => {
    if (block.kind !== 'heading' || block.level !== 3) return [];
    const next = blocks.findIndex((other, at) => at > i && other.kind === 'heading');
    const answer = blocks.slice(i + 1, next < 0 ? undefined : next).map(wordsOf);
    return [{ question: block.text, answer: answer.join(' ') }];
  });
}

function wordsOf(block: Block): string {
  if (block.kind === 'heading') return block.text;
  if (block.kind === 'list') return block.items.map(plainText).join(' ');
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(plainText).join(' ');
  return plainText(block.spans);
}
