import { isId, type Parts } from '#kernel';

type Keys = Pick<Parts, 'keyring'>;

/** What a link is for: what is sealed for one opens nothing of another. */
type Use = 'way_back' | 'address';

const placeOf = (id: string, column: Use) => ({ table: 'bookings', column, id });
const ID_BYTES = 16;

/** A booking, and what of it a link is good for until when: nothing of it is kept here. */
export function sealLink<Told extends object>({ keyring }: Keys, use: Use, id: string, told: Told & { until: number }) {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([bytes, keyring.encrypt(JSON.stringify(told), placeOf(id, use))]);
  return token.toString('base64url');
}

/** Null: it is over, or it isn’t one of ours. */
export function openLink<Told extends object>(
  { keyring }: Keys,
  use: Use,
  token: string,
  now: Date,
): (Told & { id: string }) | null {
  const bytes = Buffer.from(token, 'base64url');
  const hex = bytes.subarray(0, ID_BYTES).toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  if (!isId(id)) return null;
  try {
    const told = JSON.parse(keyring.decrypt(bytes.subarray(ID_BYTES), placeOf(id, use))) as Told & { until: number };
    return told.until > now.getTime() ? { ...told, id } : null;
  } catch {
    return null;
  }
}
