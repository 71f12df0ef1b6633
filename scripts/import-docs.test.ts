import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { feedSchema } from '#feeds';
import { feedKinds } from '../src/areas.ts';
import { renderImportDocs } from './import-docs/render.ts';

describe('docs/import', () => {
  it('is what the records say (node scripts/import-docs.ts writes it)', async () => {
    for (const [path, text] of Object.entries(await renderImportDocs())) {
      expect(await readFile(path, 'utf8'), path).toBe(text);
    }
  });

  it.each([...feedKinds.values()])('says of $kind what each of its fields means', (kind) => {
    const { properties } = feedSchema(kind) as { properties: Record<string, { description?: string }> };
    const silent = Object.entries(properties).filter(([name, field]) => name !== 'kind' && !field.description);
    expect(silent.map(([name]) => name)).toEqual([]);
  });
});
