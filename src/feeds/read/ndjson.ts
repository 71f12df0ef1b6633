import type { Entry } from './entry.ts';
import type { Line } from './split-lines.ts';
import { needsTidying, tidy } from './tidy.ts';

/** One JSON object a line. */
export function readNdjson(lines: Line[]): Entry[] {
  return lines.map((line) => ('problem' in line ? { line: line.number, problem: line.problem } : parse(line)));
}

function parse(line: { number: number; text: string }): Entry {
  let value: unknown;
  try {
    value = JSON.parse(line.text);
    if (needsTidying(line.text)) value = tidy(value);
  } catch (error) {
    return { line: line.number, problem: explain(line.text, error as Error) };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { line: line.number, problem: `must be one JSON object, such as {"kind": "trip", …}` };
  }
  return { line: line.number, value: value as Record<string, unknown> };
}

function explain(text: string, error: Error): string {
  if (/^\s*[[\]]\s*,?$/.test(text)) {
    return 'is part of a JSON list: a feed has one object a line (NDJSON), without brackets around them or commas between';
  }
  const reason = error.message.replace(/, "[\s\S]*$/, '').replace(/ in JSON/, '');
  return `is not valid JSON: ${reason}`;
}
