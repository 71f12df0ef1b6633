import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/folder.ts';
import { readableCopy } from './binaries.ts';
import { asRoot, placesOf, privateFolder, ROOTS_OWN, shortHash } from './folders.ts';

const STRANGER = 12_345;
const NOBODY = 65_534;

describe('the folders of the embedded database', () => {
  const base = temporaryFolder('folders');
  const at = (name: string) => join(base, name);
  afterAll(() => rmSync(base, { recursive: true, force: true }));

  it('are made for their owner alone, and taken again when they are as they were made', () => {
    privateFolder(at('own'));
    privateFolder(at('own'));
    expect(lstatSync(at('own')).mode & 0o777).toBe(0o700);
  });

  it('are refused when they are links or files, or when others may write to them', () => {
    symlinkSync(base, at('link'));
    writeFileSync(at('file'), '');
    mkdirSync(at('open'));
    chmodSync(at('open'), 0o777);
    for (const name of ['link', 'file', 'open']) {
      expect(() => privateFolder(at(name)), name).toThrow(/somebody else may have put it there.+remove it/);
    }
  });

  it.runIf(asRoot)('are refused when they belong to somebody else', () => {
    for (const [name, owner] of [
      ['theirs', 0],
      ['theirs too', NOBODY],
    ] as const) {
      mkdirSync(at(name));
      chownSync(at(name), STRANGER, STRANGER);
      expect(() => privateFolder(at(name), { owner }), name).toThrow('remove it');
      expect(lstatSync(at(name)).uid).toBe(STRANGER);
    }
  });

  it.runIf(asRoot)('lie where only root could have put anything, when root starts the database', () => {
    const places = placesOf('/root/project/.data');
    for (const path of [places.runtime, places.socket, places.control])
      expect(path.startsWith(`${ROOTS_OWN}/`)).toBe(true);
    for (let path = ROOTS_OWN; path !== '/'; path = join(path, '..')) {
      if (existsSync(path)) expect([path, lstatSync(path).uid, lstatSync(path).mode & 0o022]).toEqual([path, 0, 0]);
    }
  });

  describe.runIf(asRoot)('that hold a copy of its programs', () => {
    const native = at('package/native');
    mkdirSync(join(native, 'bin'), { recursive: true });
    writeFileSync(at('package/package.json'), '{}');
    for (const program of ['postgres', 'initdb']) writeFileSync(join(native, 'bin', program), '', { mode: 0o755 });
    const copyIn = (folder: string) => join(folder, `postgres-${shortHash(`${native}{}`)}`);

    it('are made once, belong to root, and everybody may run what is in them', () => {
      const copy = readableCopy(native, at('copies'));
      expect(readableCopy(native, at('copies'))).toBe(copy);
      expect(copy).toBe(copyIn(at('copies')));
      expect(lstatSync(join(copy, 'bin/postgres')).mode & 0o777).toBe(0o755);
    });

    it('are refused when somebody else put them there, or can change a program', () => {
      privateFolder(at('planted'));
      mkdirSync(join(copyIn(at('planted')), 'bin'), { recursive: true });
      chownSync(copyIn(at('planted')), STRANGER, STRANGER);
      expect(() => readableCopy(native, at('planted'))).toThrow('remove it');

      privateFolder(at('linked'));
      symlinkSync(native, copyIn(at('linked')));
      expect(() => readableCopy(native, at('linked'))).toThrow('remove it');

      const program = join(readableCopy(native, at('writable')), 'bin/postgres');
      chmodSync(program, 0o777);
      expect(() => readableCopy(native, at('writable'))).toThrow(program);
    });
  });
});
