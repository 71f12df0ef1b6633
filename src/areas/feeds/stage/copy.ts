import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import type { Session } from '../session.ts';

/**
 * Copies encoded rows into a table. When PostgreSQL refuses them, the culprits are found by halving and told;
 * all the others are written.
 */
export async function copyRows(
  session: Session,
  target: string,
  rows: string[],
  onRefused: (row: string, reason: string) => void,
): Promise<void> {
  if (rows.length === 0) return;
  try {
    const stream = session.client.query(copyFrom(`copy ${target} from stdin`));
    await pipeline(Readable.from([Buffer.from(`${rows.join('\n')}\n`)]), stream);
  } catch (error) {
    if (!isRefusedValue(error)) throw error;
    if (rows.length === 1) {
      onRefused(rows[0] ?? '', (error as Error).message);
      return;
    }
    const middle = rows.length >> 1;
    await copyRows(session, target, rows.slice(0, middle), onRefused);
    await copyRows(session, target, rows.slice(middle), onRefused);
  }
}

/** Classes 22 (data exception) and 23 (integrity constraint violation) of SQLSTATE: the row's own fault. */
export function isRefusedValue(error: unknown): boolean {
  return /^2[23]/.test((error as { code?: string }).code ?? '');
}
