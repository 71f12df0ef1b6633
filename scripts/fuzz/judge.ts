import { z } from 'zod';
import { errorDocument } from '#kernel/http';
import type { Answer } from './answers.ts';
import { type FuzzRequest, leaves, type Speaks } from './fuzz-request.ts';
import { LONG_PIECE } from './nasty.ts';
import type { Outcome } from './send.ts';

/**
 * What an outcome must not be, as a short name of the fault; an empty list is a pass.
 * @param slowestMs Infinity where other work takes the machine's time: an answer that doesn't come is told all the same
 */
export function faultsOf(request: FuzzRequest, { answers, ms, end }: Outcome, slowestMs: number): string[] {
  const faults = answers.flatMap((answer) => faultsOfAnswer(request, answer));
  if (ms > slowestMs) faults.push(`took more than ${slowestMs / 1000} s`);
  if (end === 'silent') faults.push('no end of the answer');
  // What is far too long is refused before it was read, and such a connection may break off first.
  if (answers.length === 0 && end === 'closed') faults.push('no answer');
  return [...new Set(faults)];
}

function faultsOfAnswer(request: FuzzRequest, answer: Answer): string[] {
  const { status, text, whole } = answer;
  const faults: string[] = [];
  if (status < 200 || status >= 500) faults.push(`status ${status}`);
  if (!whole && !leaves(request)) faults.push('half an answer');
  const leak = LEAKS.find(({ pattern }) => pattern.test(text));
  if (leak) faults.push(`shows ${leak.what}`);
  if (text.includes(LONG_PIECE)) faults.push('echoes what was sent at length');
  if (status >= 400 && whole && !isRefusal(request, answer)) faults.push(`a refusal (${status}) of another shape`);
  return faults;
}

const LEAKS = [
  { what: 'a stack', pattern: /\n\s+at .+[:(]\d+:\d+\)?|node:internal|\bat async \w/ },
  {
    what: 'a path of a file',
    pattern: /\/node_modules\/|\bfile:\/\/\/|\/src\/[\w-]+\/[\w./-]+\.tsx?\b|\/build\/server\//,
  },
  {
    what: 'the database',
    pattern:
      /invalid byte sequence|invalid input syntax|syntax error at or near|relation "\w+"|column "\w+"|\bSQLSTATE\b/,
  },
];

/** The parser's own answers to what isn't HTTP have no body; everything else says what to do, in the interface's form. */
function isRefusal(request: FuzzRequest, { status, headers, text }: Answer): boolean {
  if (text === '') return request.method === 'HEAD' || NOT_HTTP.has(status);
  const type = headers['content-type'] ?? '';
  // Another host's name is refused before anybody looks at what was asked.
  if (type.startsWith('text/html')) return /<h1[\s>]/.test(text) && (PEOPLE.has(request.speaks) || status === 421);
  return SHAPES[request.speaks].some((fits) => fits(type, text));
}

const PEOPLE = new Set<Speaks>(['page', 'data', 'file']);
const NOT_HTTP = new Set([400, 408, 413, 417, 431]);

const signInRefusal = z.strictObject({ code: z.string().min(1), message: z.string().min(1) });

type Fits = (type: string, text: string) => boolean;

const isErrorDocument: Fits = (type, text) =>
  /^application\/(vnd\.api\+)?json\b/.test(type) && errorDocument.safeParse(parsed(text)).success;

const isGraphqlRefusal: Fits = (type, text) => {
  if (!/^application\/(graphql-response\+)?json\b/.test(type)) return false;
  const { errors = [] } = (parsed(text) ?? {}) as { errors?: { message?: unknown; extensions?: { code?: unknown } }[] };
  return errors.length > 0 && errors.every((error) => error.message && error.extensions?.code);
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isSignInRefusal: Fits = (type, text) =>
  /^application\/json\b/.test(type) && signInRefusal.safeParse(parsed(text)).success;

const isData: Fits = (type) => type.startsWith('text/x-script');
const isShortText: Fits = (type, text) => type.startsWith('text/plain') && text.length < 200;

const SHAPES: Record<Speaks, Fits[]> = {
  'json-api': [isErrorDocument],
  graphql: [isGraphqlRefusal, isErrorDocument],
  page: [isErrorDocument],
  data: [isData, isErrorDocument],
  'sign-in': [isSignInRefusal],
  file: [isShortText, isErrorDocument, isGraphqlRefusal],
};
