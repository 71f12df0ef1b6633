import { LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import type { TextProblem } from '../prose/markdown.ts';

export type ReadYaml<Value> = { value: Value; lineOf: (path: readonly PropertyKey[]) => number };

/**
 * Checks a text of YAML against a schema.
 * @param firstLine of the text in its file
 * @returns null where it has problems, which are added to `problems`
 */
export function readYaml<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  problems: TextProblem[],
  firstLine = 1,
): ReadYaml<z.output<Schema>> | null {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => firstLine + Math.max(0, lines.linePos(offset).line - 1);
  const faults = [...document.errors, ...document.warnings].map(({ pos, message }) => ({ at: pos[0], message }));
  // A few of them make a small file without end, and nobody needs one in a text.
  visit(document, {
    Alias: (_key, { range }) => void faults.push({ at: range?.[0] ?? 0, message: 'Aliases (*) aren’t taken' }),
  });
  if (faults.length > 0) {
    for (const { at, message } of faults)
      problems.push({ line: lineAt(at), problem: `This isn’t YAML that can be read: ${message}.` });
    return null;
  }

  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined;
      if (node?.range) return lineAt(node.range[0]);
    }
    return firstLine;
  };
  const { data, error } = schema.safeParse(document.toJS());
  if (!error) return { value: data, lineOf };
  for (const issue of error.issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const where = unknown.length > 0 ? [...issue.path, unknown[0] as string] : issue.path;
    problems.push({ line: lineOf(where), problem: sentence(issue.path, unknown, issue.message) });
  }
  return null;
}

function sentence(path: readonly PropertyKey[], unknown: readonly string[], message: string): string {
  if (unknown.length > 0) return `Unknown: ${unknown.join(', ')}. Take it out, or correct its spelling.`;
  const where = path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : String(part))).join(', ');
  return where ? `${where}: ${message}` : message;
}
