/** One line of the results. Without a target it is shown beside the others, as what this machine can do. */
export type Figure = {
  name: string;
  /** Null when it could not be measured. */
  value: number | null;
  unit: string;
  /** "≥ 0.6", "≤ 40"; null for what is only reported. */
  target: string | null;
  /** Null without a target. */
  ok: boolean | null;
  /** How it came about, or why it could not be measured; for the table only. */
  remark?: string;
};

type Line = { name: string; value: number; unit: string; remark?: string };

export function atLeast(least: number, line: Line): Figure {
  return { ...line, target: `≥ ${least}`, ok: line.value >= least };
}

export function atMost(most: number, line: Line): Figure {
  return { ...line, target: `≤ ${most}`, ok: line.value <= most };
}

export function reported(line: Line): Figure {
  return { ...line, target: null, ok: null };
}

/** A measurement that broke: shown, never left out. */
export function failed(name: string, error: unknown): Figure {
  const reason = error instanceof Error ? error.message : String(error);
  return { name, value: null, unit: '', target: null, ok: false, remark: `not measured: ${reason.split('\n')[0]}` };
}
