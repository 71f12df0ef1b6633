import { describe, expect, it } from 'vitest';
import { databaseFailure } from './database-failure.ts';

const withCode = (code: string) => Object.assign(new Error('as the database says it'), { code });

describe('what the database says', () => {
  it.each([
    ['57P01', true],
    ['08006', true],
    ['25P03', true],
    ['55P03', false],
    ['53100', false],
  ])('is no fault of ours, and may take the connection along: %s', (code, lost) => {
    expect(databaseFailure(withCode(code))).toEqual({ reason: code, lost });
  });

  it.each(['25P02', '23505', '42P01', 'ENOENT'])('is a fault of ours: %s', (code) => {
    expect(databaseFailure(withCode(code))).toBeNull();
  });
});
