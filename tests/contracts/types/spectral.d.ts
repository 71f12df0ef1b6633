// What the tests use of @stoplight/spectral-core, -parsers and -rulesets, whose own declarations bring those of six more.
declare const parser: unique symbol;
type Parser = { readonly [parser]: true };
type Result = { code: string | number; message: string; path: (string | number)[] };
type Ruleset = { extends: [unknown, 'all'][]; rules: Record<string, 'off'> };

declare const spectral: {
  Spectral: new () => { setRuleset(ruleset: Ruleset): void; run(document: object): Promise<Result[]> };
  Document: new (text: string, parser: Parser) => object;
  /** Of -parsers. */
  Json: Parser;
  /** Of -rulesets. */
  oas: object;
};
export = spectral;
