import { BlockList, isIP } from 'node:net';

/** The networks of IPv4 that are not on the public internet, by the registry of special addresses (RFC 6890). */
const notPublic4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Of IPv6 only this network is public, without those that are for tunnels, tests and documents. */
const public6: readonly [network: string, bits: number] = ['2000::', 3];
const notPublic6: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [network, bits] of notPublic4) refused.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of notPublic6) refused.addSubnet(network, bits, 'ipv6');
const allowed6 = new BlockList();
allowed6.addSubnet(...public6, 'ipv6');

/**
 * Whether this IP address is on the public internet. IPv4 within IPv6 (mapped, NAT64, 6to4) is not: it would be a second way to
 * write a private address.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !refused.check(address, 'ipv4');
  return version === 6 && allowed6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}

/** The host of a URL as sockets take it: IPv6 without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
