import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areas } from './areas.ts';
import { groundVariables } from './kernel/config.ts';

describe('.env.example', () => {
  it('explains every variable that the ground and the areas read, and no other', () => {
    const explained = [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z][A-Z0-9_]+)=/gm)].map(
      ([, name]) => name,
    );
    const read = [...groundVariables, ...areas.flatMap(({ config }) => Object.keys(config?.variables ?? {}))];
    expect(explained.toSorted()).toEqual(read.toSorted());
  });
});
