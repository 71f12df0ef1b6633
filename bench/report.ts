import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Figure } from './figure.ts';

const FILE = 'bench-results/latest.json';
const BEGIN = '<!-- results -->';
const END = '<!-- results: end -->';

export type Conditions = { machine: string; command: string; date: string };

export function writeJson(figures: Figure[]): string {
  mkdirSync('bench-results', { recursive: true });
  const rows = figures.map(({ name, value, unit, target, ok }) => ({ name, value, unit, target, ok }));
  writeFileSync(FILE, `${JSON.stringify(rows, null, 2)}\n`);
  return FILE;
}

export function terminalTable(figures: Figure[]): string {
  const rows = figures.map(cells);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(([name = '', value = '', target = '', verdict = '', remark = '']) =>
      [
        name.padEnd(widths[0] ?? 0),
        value.padStart(widths[1] ?? 0),
        target.padEnd(widths[2] ?? 0),
        verdict || ' ',
        remark,
      ]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The same table in a document, between its markers. @throws when the document has none */
export function withMarkdownTable(document: string, figures: Figure[], conditions: Conditions): string {
  const [before, rest] = splitAt(document, BEGIN);
  const [, after] = splitAt(rest, END);
  const lines = figures.map((figure) => `| ${cells(figure).join(' | ')} |`);
  return [
    `${before}${BEGIN}`,
    `\`${conditions.command}\`, ${conditions.date}, ${conditions.machine}.`,
    '',
    '| | Measured | Target | | |',
    '|---|---:|---|---|---|',
    ...lines,
    `${END}${after}`,
  ].join('\n');
}

export function writeMarkdown(path: string, figures: Figure[], conditions: Conditions): void {
  writeFileSync(path, withMarkdownTable(readFileSync(path, 'utf8'), figures, conditions));
}

function splitAt(text: string, marker: string): [string, string] {
  const at = text.indexOf(marker);
  if (at < 0) throw new Error(`the document has no line ${marker}`);
  return [text.slice(0, at), text.slice(at + marker.length)];
}

function cells({ name, value, unit, target, ok, remark }: Figure): string[] {
  const verdict = ok === null ? '' : ok ? '✓' : '✗';
  return [name, value === null ? '–' : `${short(value)} ${unit}`, target ?? '', verdict, remark ?? ''];
}

function short(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en-US');
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
