import { expect, inject, it } from 'vitest';
import { temporaryFolder } from './folder.ts';

it('a folder that a test leaves behind stands in that of its run, which is removed', () => {
  expect(temporaryFolder('left').startsWith(`${inject('scratch')}/`)).toBe(true);
});
