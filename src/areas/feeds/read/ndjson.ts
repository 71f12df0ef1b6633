import type { Entry } from './entry.ts';
import type { Line } from './line.ts';
import { needsTidying, tidy } from './tidy.ts';

/** One JSON object a line, or one an entry of a list. */
export function readNdjson(lines: Line[]): Entry[] {
  return lines.map((line) => ('problem' in line ? { line: line.number, problem: line.problem } : parse(line)));
}

function parse(line: { number: number; text: string }): Entry {
  let value: unknown;
  try {
    value = JSON.parse(line.text);
    if (needsTidying(line.text)) value = tidy(value);
  } catch (error) {
    return { line: line.number, problem: explain(error as Error) };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { line: line.number, problem: `must be one JSON object, such as {"kind": "trip", …}` };
  }
  return { line: line.number, value: value as Record<string, unknown> };
}

function explain(error: Error): string {
  const reason = error.message.replace(/, "[\s\S]*$/, '').replace(/ in JSON/, '');
  return `is not valid JSON: ${reason}`;
}
