import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { createTurns } from '#kernel';
import type { Reencoded } from './encode-picture.ts';
import { refuse, tryLater } from './fault.ts';
import { type Done, type Made, TOO_LARGE, type Wanted } from './reencode-messages.ts';

const MOST_MS = 60_000;
/** Somebody waits for it, and has waited for their turn before. */
const MOST_PHOTO_MS = 10_000;
/** Pictures come in hundreds; between two such times no process waits. */
const IDLE_MS = 10_000;
/** What a program needs to start. Nothing else of our environment is for those who read strangers' files. */
const ENVIRONMENT = ['PATH', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'SystemRoot', 'TMPDIR'];

// One core is left to those who answer pages.
const turns = createTurns(availableParallelism() > 2 ? 2 : 1);
/** Each with what will end it. */
const idle = new Map<ChildProcess, NodeJS.Timeout>();

/**
 * Encodes a picture in a process of its own: a file of two kilobytes can take more than a gigabyte to be read, and a
 * decoder that crashes takes nobody with it.
 * @throws PictureFault when the picture isn't one that we take, or takes too much
 */
export async function reencode(bytes: Buffer, mostMs = MOST_MS): Promise<Reencoded> {
  const made = await turns.take(() => inChild({ bytes, as: 'picture' }, mostMs));
  return { ...made, files: made.files.map((file) => ({ ...file, body: Buffer.from(file.body) })) };
}

/**
 * A photo that a member sent, as a small square JPEG, made in such a process too.
 * @throws PictureFault
 */
export async function squarePhoto(bytes: Buffer): Promise<Buffer> {
  return Buffer.from((await inChild({ bytes, as: 'photo' }, MOST_PHOTO_MS)).body);
}

async function inChild<As extends Wanted['as']>(wanted: Wanted & { as: As }, mostMs: number): Promise<Made[As]> {
  const child = takeIdle() ?? startChild();
  const { promise, resolve, reject } = Promise.withResolvers<Done>();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    child.kill('SIGKILL');
  }, mostMs);
  const ended = (code: number | null) => {
    if (late) reject(refuse(`It takes more than ${mostMs / 1000} seconds to be read.`, 'size'));
    else if (code === TOO_LARGE) reject(refuse('It takes too much memory to be read; send a smaller one.', 'size'));
    else reject(tryLater('The work on it broke off.'));
  };
  child.once('message', resolve).once('exit', ended);
  child.send(wanted, (error) => error && reject(tryLater('The work on it could not begin.')));
  try {
    const done = await promise;
    letRest(child);
    if ('refused' in done) throw refuse(done.refused, done.kind);
    return done.made as Made[As];
  } finally {
    clearTimeout(timer);
    child.off('message', resolve).off('exit', ended);
  }
}

function startChild(): ChildProcess {
  const env = Object.fromEntries(ENVIRONMENT.map((name) => [name, process.env[name]]));
  const child = fork(new URL('reencode.child.ts', import.meta.url), { env, execArgv: [], serialization: 'advanced' });
  // One that couldn't be started, or be told anything, ends too.
  child.on('error', () => child.kill('SIGKILL'));
  child.on('exit', () => {
    clearTimeout(idle.get(child));
    idle.delete(child);
  });
  return child;
}

function takeIdle(): ChildProcess | null {
  for (const [child, end] of idle) {
    clearTimeout(end);
    idle.delete(child);
    // While it works, this process doesn't end.
    child.ref();
    child.channel?.ref();
    return child;
  }
  return null;
}

function letRest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  const end = () => {
    idle.delete(child);
    child.disconnect();
  };
  idle.set(child, setTimeout(end, IDLE_MS).unref());
}
