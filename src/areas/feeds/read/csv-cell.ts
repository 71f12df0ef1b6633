import type { Shape } from '../records/columns.ts';
import { tidy } from './tidy.ts';

const TRUE = /^(true|yes|1)$/i;
const FALSE = /^(false|no|0)$/i;

/** The value of a cell; a text that doesn't fit the field stays as it is, so that the check can name it. */
export function readCell(cell: string, shape: Shape): unknown {
  const text = cell.replaceAll('\0', '').trim();
  if (/^[[{]/.test(text) && (shape.type === 'array' || shape.type === 'object')) return readJson(text);
  if (shape.type === 'integer' || shape.type === 'number') return readNumber(text);
  if (shape.type === 'boolean') return TRUE.test(text) ? true : FALSE.test(text) ? false : text;
  if (shape.type === 'array' && shape.items?.type !== 'object') return readList(text, shape.items ?? {});
  return text;
}

function readNumber(text: string): unknown {
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function readList(text: string, items: Shape): unknown[] {
  return text
    .split('|')
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => readCell(item, items));
}

function readJson(text: string): unknown {
  try {
    return tidy(JSON.parse(text));
  } catch {
    return text;
  }
}
