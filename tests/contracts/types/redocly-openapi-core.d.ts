// What the tests use of @redocly/openapi-core. Its own declarations, with those they bring, take a tenth of the compiler's memory.
export type Config = object;
export type NormalizedProblem = { ruleId: string; message: string; location: { pointer?: string }[] };

export function createConfig(config: { extends: string[] }): Promise<Config>;
export function lint(options: { ref: string; config: Config }): Promise<NormalizedProblem[]>;
