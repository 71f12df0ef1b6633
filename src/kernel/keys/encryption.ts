import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Where an encrypted value stands; it can be read nowhere else. */
export type Place = { table: string; column: string; id: string };

export type Keyring = {
  /** Under the newest key. */
  encrypt(text: string, place: Place): Buffer;
  /** @throws UnreadableSecret */
  decrypt(stored: Uint8Array, place: Place): string;
  /** The same value under the newest key; null when it is under that already. @throws UnreadableSecret */
  renew(stored: Uint8Array, place: Place): Buffer | null;
};

/** The message says what to do; nothing of the value is in it. */
export class UnreadableSecret extends Error {
  override name = 'UnreadableSecret';
}

const CIPHER = 'aes-256-gcm';
const VERSION_BYTES = 2;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts what stands in `enc` columns: AES-256-GCM, stored as version of the key (two bytes), nonce, ciphertext, tag.
 * Table, column and row are bound to it, so that nobody who can write to the database moves a value to another row.
 * @param keys 32 bytes each, by their version (1 to 65535); the highest writes, all of them read
 */
export function createKeyring(keys: ReadonlyMap<number, Uint8Array>): Keyring {
  const newest = Math.max(...keys.keys());
  const writingKey = keys.get(newest);
  if (!writingKey) throw new Error('There is no key to encrypt with. Set ENCRYPTION_KEYS.');

  function encrypt(text: string, place: Place): Buffer {
    const version = Buffer.alloc(VERSION_BYTES);
    version.writeUInt16BE(newest);
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, writingKey as Uint8Array, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(boundTo(place, version));
    return Buffer.concat([version, nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  }

  function decrypt(bytes: Uint8Array, place: Place): string {
    const stored = Buffer.from(bytes);
    const where = `${place.table}.${place.column}`;
    if (stored.length < VERSION_BYTES + NONCE_BYTES + TAG_BYTES) throw damaged(where);
    const version = stored.readUInt16BE();
    const key = keys.get(version);
    if (!key) {
      throw new UnreadableSecret(
        `A value of ${where} is encrypted under key ${version}, which ENCRYPTION_KEYS doesn’t hold. Add that key again.`,
      );
    }
    const textAt = VERSION_BYTES + NONCE_BYTES;
    const decipher = createDecipheriv(CIPHER, key, stored.subarray(VERSION_BYTES, textAt), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(boundTo(place, stored.subarray(0, VERSION_BYTES)));
    decipher.setAuthTag(stored.subarray(-TAG_BYTES));
    try {
      const text = decipher.update(stored.subarray(textAt, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      throw damaged(where);
    }
  }

  return {
    encrypt,
    decrypt,
    renew(stored, place) {
      const text = decrypt(stored, place);
      return Buffer.from(stored).readUInt16BE() === newest ? null : encrypt(text, place);
    },
  };
}

function boundTo({ table, column, id }: Place, version: Buffer): Buffer {
  return Buffer.concat([version, Buffer.from(JSON.stringify([table, column, id]))]);
}

function damaged(where: string): UnreadableSecret {
  return new UnreadableSecret(
    `A value of ${where} was changed, moved from another row, or encrypted under another key of the same number. Restore that row from a backup, or the key: in ENCRYPTION_KEYS, or encryption.key in the DATA_DIR of a demo.`,
  );
}
