import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { withKey } from './demo-key.ts';

describe('the key of a demo', () => {
  const root = temporaryFolder('demo-key');
  afterAll(() => rmSync(root, { recursive: true }));
  const keyIn = (DATA_DIR: string) => withKey(readConfig({ DATA_DIR }));
  const folder = (name: string) => {
    mkdirSync(join(root, name));
    return join(root, name);
  };

  it('is made once, and read from then on', async () => {
    const { encryptionKeys } = await keyIn(join(root, 'new'));
    expect((await keyIn(join(root, 'new'))).encryptionKeys).toEqual(encryptionKeys);
  });

  it('that is no key, can’t be read or can’t be made is told by the name of its setting, with what to do', async () => {
    const wrong = folder('wrong');
    writeFileSync(join(wrong, 'encryption.key'), 'short');
    await expect(keyIn(wrong)).rejects.toMatchObject({
      name: 'ConfigError',
      message: expect.stringMatching(
        /DATA_DIR: .*wrong\/encryption\.key doesn’t hold a key of 32 bytes\. Put the right/,
      ),
    });
    const unreadable = folder('unreadable');
    mkdirSync(join(unreadable, 'encryption.key'));
    await expect(keyIn(unreadable)).rejects.toMatchObject({
      name: 'ConfigError',
      message: expect.stringMatching(/DATA_DIR: .*encryption\.key can’t be read \(EISDIR.*or set ENCRYPTION_KEYS/),
    });
    writeFileSync(join(root, 'file'), '');
    await expect(keyIn(join(root, 'file', 'data'))).rejects.toMatchObject({
      name: 'ConfigError',
      message: expect.stringMatching(/DATA_DIR: .*name another folder/),
    });
  });
});
