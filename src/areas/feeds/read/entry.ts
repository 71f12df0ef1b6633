/** How bad: the record was refused, only a link or a part of it was, or nothing was lost but something looks wrong. */
export type Severity = 'refused' | 'link' | 'warning';

/** Something wrong in a feed. `line` counts on over the files of one import. */
export type Issue = { line: number; kind: string | null; field: string | null; problem: string; severity: Severity };

/** What one line (or one CSV record) holds: a value still to be checked, or the reason why there is none. */
export type Entry =
  | { line: number; value: Record<string, unknown>; problem?: undefined }
  | { line: number; problem: string; field?: string; severity?: Severity; value?: undefined };
