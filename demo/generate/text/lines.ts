import { type Slots, sentencesIn, type Template, templateOf, write } from './grammar.ts';
import type { Random } from './random.ts';

/** A sentence, alone or with what must be so before it is said. */
export type Line<Scope> = string | readonly [text: string, so: (scope: Scope) => boolean];

/** The sentences of a bank that are true here. */
export const fitting = <Scope>(lines: readonly Line<Scope>[], scope: Scope): string[] =>
  lines.flatMap((line) => (typeof line === 'string' ? [line] : line[1](scope) ? [line[0]] : []));

/** Says something out of a bank, never the same sentence twice and no template twice while others are left. Empty when all is said. */
export type Teller = { readonly tell: (bank: readonly string[], slots: Slots) => string };

export function createTeller(random: Random): Teller {
  const templates = new Set<string>();
  const sentences = new Set<string>();
  const attempt = (bank: readonly string[], slots: Slots, fresh: boolean): string => {
    const start = random.int(0, bank.length - 1);
    for (let step = 0; step < bank.length; step += 1) {
      const template = bank[(start + step) % bank.length] as string;
      if (fresh === templates.has(template)) continue;
      const text = write(read(template), random, slots);
      if (text === null) continue;
      const said = sentencesIn(read(template), text);
      if (said.some((sentence) => sentences.has(sentence))) continue;
      templates.add(template);
      for (const sentence of said) sentences.add(sentence);
      return text;
    }
    return '';
  };
  return {
    tell: (bank, slots) => (bank.length === 0 ? '' : attempt(bank, slots, true) || attempt(bank, slots, false)),
  };
}

/** Each template is read once. */
const known = new Map<string, Template>();

export function read(text: string): Template {
  let template = known.get(text);
  if (!template) {
    template = templateOf(text);
    known.set(text, template);
  }
  return template;
}
