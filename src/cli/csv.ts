/** A cell whose text stands as it is: an amount, a count, nothing of what somebody wrote. */
export type Figure = { figure: string };

/** What spreadsheets read as a formula, also where they trim what stands before it. */
const FORMULA = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/**
 * A line of comma-separated values as RFC 4180 has it, without its end. Texts are quoted, and one that a spreadsheet would
 * run as a formula begins with an apostrophe.
 */
export function csvLine(cells: readonly (string | Figure)[]): string {
  return cells.map((cell) => (typeof cell === 'string' ? quoted(cell) : cell.figure)).join(',');
}

const quoted = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
