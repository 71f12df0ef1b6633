/** Writes docs/import/*.schema.json and the tables and examples in docs/import.md from the records a feed may hold. */
import { writeFile } from 'node:fs/promises';
import { renderImportDocs } from './import-docs/render.ts';

for (const [path, text] of Object.entries(await renderImportDocs())) await writeFile(path, text);
