import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { printIcons, SPRITE } from './icons.ts';

it('the file of icons holds all that pages may name: if this fails, run "npm run icons" and commit what it prints', () => {
  expect(readFileSync(SPRITE, 'utf8')).toBe(printIcons());
});
