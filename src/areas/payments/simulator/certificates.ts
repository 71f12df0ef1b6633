import { createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** A chain as PayPal's: a root, an authority between, and the one that signs. Node reads certificates and writes none. */
export type Chain = { root: string; chain: string; key: KeyObject };

type Wanted = {
  name: string;
  /** Names of the host it is for; none for an authority. */
  hosts: readonly string[];
  from: Date;
  to: Date;
};

const DAY = 86_400_000;

type Span = Pick<Wanted, 'from' | 'to'>;

/** A year, from yesterday on. */
export const yearFrom = (now: number): Span => ({ from: new Date(now - DAY), to: new Date(now + 365 * DAY) });

/** @param changes of the signer's certificate, for tests */
export function makeChain(host: string, span: Span, changes: Partial<Span> = {}): Chain {
  const ground = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const between = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signer = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const authority = { hosts: [], ...span };
  const root = { name: 'Simulated Root', ...authority };
  const middle = { name: 'Simulated Authority', ...authority };
  const leaf = { name: host, hosts: [host], ...span, ...changes };
  return {
    root: certificate(root, ground.publicKey, root.name, ground.privateKey),
    chain: `${certificate(leaf, signer.publicKey, middle.name, between.privateKey)}${certificate(middle, between.publicKey, root.name, ground.privateKey)}`,
    key: signer.privateKey,
  };
}

// DER, the few parts of X.509 (RFC 5280) that a chain takes.
function tlv(tag: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...head]), body]);
}
const sequence = (...parts: Uint8Array[]) => tlv(0x30, ...parts);
const oid = (...bytes: number[]) => tlv(0x06, Buffer.from(bytes));
const text = (value: string) => tlv(0x0c, Buffer.from(value));
const nameOf = (value: string) => sequence(tlv(0x31, sequence(oid(0x55, 4, 3), text(value))));
const time = (at: Date) => tlv(0x18, Buffer.from(`${at.toISOString().replace(/[-:T]|\.\d+/g, '')}`));
const extension = (id: number, critical: boolean, value: Buffer) =>
  sequence(oid(0x55, 29, id), ...(critical ? [tlv(1, Buffer.from([255]))] : []), tlv(4, value));

const ECDSA_SHA256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 4, 3, 2));
const CERT_SIGN = Buffer.from([2, 4]);
const DIGITAL_SIGNATURE = Buffer.from([7, 0x80]);

function certificate({ name, hosts, from, to }: Wanted, key: KeyObject, issuer: string, by: KeyObject): string {
  const isAuthority = hosts.length === 0;
  const extensions = [
    extension(19, true, sequence(...(isAuthority ? [tlv(1, Buffer.from([255]))] : []))),
    extension(15, true, tlv(3, isAuthority ? CERT_SIGN : DIGITAL_SIGNATURE)),
    ...(isAuthority ? [] : [extension(17, false, sequence(...hosts.map((host) => tlv(0x82, Buffer.from(host)))))]),
  ];
  const serial = tlv(2, Buffer.concat([Buffer.from([1]), randomBytes(8)]));
  const said = sequence(
    tlv(0xa0, tlv(2, Buffer.from([2]))),
    serial,
    ECDSA_SHA256,
    nameOf(issuer),
    sequence(time(from), time(to)),
    nameOf(name),
    key.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, sequence(...extensions)),
  );
  const signature = createSign('sha256').update(said).sign(by);
  const der = sequence(said, ECDSA_SHA256, tlv(3, Buffer.from([0]), signature));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
