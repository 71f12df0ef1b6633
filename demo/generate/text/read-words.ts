import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const WORDS = join(import.meta.dirname, '../../words');

export const wordList = z.array(z.string().min(1)).min(1).readonly();

/** A list of demo/words. @throws with the name of the file and what is wrong in it */
export function readWords<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> {
  const path = join(WORDS, `${name}.json`);
  const read = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!read.success) throw new Error(`${path}: ${z.prettifyError(read.error)}`);
  return read.data;
}
