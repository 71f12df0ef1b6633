import { BlockList, isIP } from 'node:net';

/** Ranges of IPv4 in which no server of the public internet stands (IANA special-purpose registry). */
const notPublic4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // Carrier-grade NAT; some clouds keep their metadata in it.
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local, with the metadata service of most clouds.
  ['169.254.0.0', 16],
  // Azure's wire server.
  ['168.63.129.16', 32],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved, broadcast.
  ['224.0.0.0', 3],
];

/** Ranges inside global unicast that lead elsewhere: protocol assignments with Teredo, documentation, 6to4. */
const notPublic6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [network, bits] of notPublic4) refused.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of notPublic6) refused.addSubnet(network, bits, 'ipv6');

const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/**
 * True for an address of a server on the public internet. For IPv6 only global unicast counts, which leaves out
 * loopback, link-local, unique local, multicast, NAT64 and every way to write an IPv4 address in it.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !refused.check(address, 'ipv4');
  return (
    family === 6 && !address.includes('%') && globalUnicast.check(address, 'ipv6') && !refused.check(address, 'ipv6')
  );
}
