import { readFileSync } from 'node:fs';
import { createConfig, lint } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';
import { describe, expect, it } from 'vitest';

const OPENAPI = 'contracts/openapi.json';

/** The two linters that companies put before a contract; a warning counts as an error. */
describe('the OpenAPI document', () => {
  it('passes every rule that Redocly recommends, strictly', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const problems = await lint({ ref: OPENAPI, config });
    expect(problems.map(({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer}: ${message}`)).toEqual([]);
  });

  it('passes every rule of Spectral', async () => {
    const linter = new spectral.Spectral();
    // Whoever runs a site has an address; the software has none.
    linter.setRuleset({
      extends: [[rulesets.oas, 'all']],
      rules: { 'contact-properties': 'off' },
    });
    const problems = await linter.run(new spectral.Document(readFileSync(OPENAPI, 'utf8'), parsers.Json));
    expect(problems.map(({ code, message, path }) => `${code} ${path.join('.')}: ${message}`)).toEqual([]);
  });
});
