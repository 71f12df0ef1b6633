import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { feedKinds, feedSchema, kindDescriptions } from '#feeds';
import { renderImportDocs } from './import-docs/render.ts';

describe('docs/import', () => {
  it('is what the records say (node scripts/import-docs.ts writes it)', async () => {
    for (const [path, text] of Object.entries(await renderImportDocs())) {
      expect(await readFile(path, 'utf8'), path).toBe(text);
    }
  });

  it('describes every field and no other', () => {
    for (const kind of feedKinds) {
      const fields = Object.keys(feedSchema(kind).properties as object).filter((name) => name !== 'kind');
      expect(Object.keys(kindDescriptions[kind].fields).sort(), kind).toEqual(fields.sort());
    }
  });
});
