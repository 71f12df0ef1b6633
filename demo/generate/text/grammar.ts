import type { Random } from './random.ts';
import { capitalized, sentenceCased } from './words.ts';

/**
 * Templates of sentences: slots ("{stop}") and choices ("[Good|Fine] food[, and plenty of it|]"), one in the other. Read
 * once, for a million sentences are written from them.
 */
export type Template = {
  readonly parts: readonly Part[];
  /** More than one sentence: a slot may open the second. */
  readonly several: boolean;
};

type Part = string | { readonly slot: string } | { readonly choices: readonly (readonly Part[])[] };

export type Slots = Readonly<Record<string, string | null | undefined>>;

const none: Slots = {};

export function templateOf(text: string): Template {
  let at = 0;
  const sequence = (end: string): Part[] => {
    const parts: Part[] = [];
    let run = '';
    const flush = () => {
      if (run !== '') parts.push(run);
      run = '';
    };
    while (at < text.length && !end.includes(text[at] as string)) {
      const char = text[at] as string;
      at += 1;
      if (char === '{') {
        flush();
        const close = text.indexOf('}', at);
        parts.push({ slot: text.slice(at, close) });
        at = close + 1;
      } else if (char === '[') {
        const choices = [sequence('|]')];
        while (text[at] === '|') {
          at += 1;
          choices.push(sequence('|]'));
        }
        if (text[at] !== ']') throw new Error(`A choice isn't closed in "${text}"`);
        at += 1;
        // The space before a choice that may be empty goes into the others.
        const moves = run.endsWith(' ') && choices.some((choice) => choice.length === 0);
        if (moves) run = run.slice(0, -1);
        flush();
        parts.push({
          choices: moves ? choices.map((choice) => (choice.length > 0 ? [' ', ...choice] : choice)) : choices,
        });
      } else run += char;
    }
    flush();
    return parts;
  };
  return { parts: sequence(''), several: /[.?] /.test(text) };
}

/** A sentence of the template, or null when a slot it needs has no value. The first slots come before the others. */
export function write({ parts, several }: Template, random: Random, first: Slots, others: Slots = none): string | null {
  const text = written(parts, random, first, others);
  if (text === null) return null;
  return several ? sentenceCased(text) : capitalized(text);
}

function written(parts: readonly Part[], random: Random, first: Slots, others: Slots): string | null {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else if ('slot' in part) {
      const value = first[part.slot] ?? others[part.slot];
      if (!value) return null;
      text += value;
    } else {
      const chosen = written(random.pick(part.choices), random, first, others);
      if (chosen === null) return null;
      text += chosen;
    }
  }
  return text;
}

/** What of a text may not be said again: each of its sentences. */
export const sentencesIn = ({ several }: Template, text: string): readonly string[] =>
  several ? text.split(/(?<=[^\p{Lu}][.?]) (?=[\p{Lu}\d])/u) : [text];

/** Recognizes a sentence of the template inside a text, whatever stands in its slots. */
export function patternOf({ parts }: Template): RegExp {
  const source = (list: readonly Part[]): string =>
    list
      .map((part) => {
        if (typeof part === 'string') return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
        return 'slot' in part ? '(?:[^.]|St\\.|Mt\\.)+?' : `(?:${part.choices.map(source).join('|')})`;
      })
      .join('');
  return new RegExp(source(parts), 'i');
}
