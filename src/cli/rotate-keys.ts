import { type Context, readConfig } from '#kernel';
import { keysInUse, rotateKeys, withKey } from '#kernel/keys';
import { areas, encryptedColumns } from '../areas.ts';

/** Encrypts anew what stands under older keys, and says which of them may go. */
export async function rotateKeysOf(ctx: Context): Promise<string[]> {
  const { encryptionKeys } = await withKey(readConfig(process.env, areas));
  const renewed = await rotateKeys(ctx, encryptionKeys, encryptedColumns);
  const inUse = await keysInUse(ctx.db, encryptedColumns);
  const newest = Math.max(...encryptionKeys.keys());
  const older = [...encryptionKeys.keys()].filter((version) => version !== newest);
  return [
    `${renewed.toLocaleString('en-US')} values were encrypted anew under key ${newest}.`,
    ...older.map((version) =>
      inUse.has(version)
        ? `Key ${version} is still needed: a server that doesn’t know key ${newest} wrote meanwhile. Restart all servers with the new keys and run this again.`
        : `Nothing stands under key ${version} any more. Once every server knows key ${newest}, take it out of ENCRYPTION_KEYS; keep it as long as you keep backups from before.`,
    ),
  ];
}
