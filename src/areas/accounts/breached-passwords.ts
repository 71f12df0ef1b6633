import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '#kernel';

/** Fifty thousand of the lists of broken-into accounts, in small letters: whoever tries passwords begins with these. */
const known = new Set(dictionary['passwords-common']);

/** @throws AppError invalid for a password that everybody knows */
export function refuseBreached(password: string, pointer: string): void {
  if (!known.has(password.toLowerCase())) return;
  throw new AppError('invalid', 'This password is among those that are tried first. Choose another one.', { pointer });
}
