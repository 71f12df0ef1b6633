import { globSync } from 'node:fs';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { checkFaceNames } from './face-names.ts';
import { checkFileLengths } from './file-lengths.ts';
import { checkSqlTables } from './sql-tables.ts';

/** Blind: the tool read fewer modules than there are source files, so its silence means nothing. */
export type FloorReport = {
  modules: number;
  sources: number;
  blind: boolean;
  violations: { rule: string; from: string; to: string }[];
};

/** Checks a source tree against .dependency-cruiser.mjs and what else the floors ask of it. */
export async function checkFloors(folder: string): Promise<FloorReport> {
  const config = await extractConfig(new URL('../../.dependency-cruiser.mjs', import.meta.url).pathname);
  const result = await cruise(
    ['src', 'demo'],
    { ...config.options, ruleSet: config, validate: true, baseDir: folder },
    config.options?.enhancedResolveOptions,
  );
  const { modules, summary } = result.output as ICruiseResult;
  const sources = globSync('{src,demo}/**/*.{ts,tsx}', { cwd: folder }).length;
  const read = modules.filter((module) => /^(?:src|demo)\/.*\.tsx?$/.test(module.source)).length;
  return {
    modules: read,
    sources,
    blind: read < sources,
    violations: [
      ...summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...checkFaceNames(folder),
      ...checkFileLengths(folder),
      ...checkSqlTables(folder),
    ],
  };
}
