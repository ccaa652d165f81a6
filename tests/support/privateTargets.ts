/** Addresses that webhooks may not reach: this machine and what is not on the public internet, in all spellings. */

/** Hosts of URLs that are IP addresses. */
const hosts = [
  // This machine.
  ...['127.0.0.1', '127.1', '127.0.1', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1', '017700000001'],
  ...[
    '127.255.255.254',
    '127.0.0.1.',
    '１２７.0.0.1',
    '127。0。0。1',
    '%31%32%37.0.0.1',
    '0.0.0.0',
    '0',
    '0.1.2.3',
    '[::1]',
  ],
  ...['[0:0:0:0:0:0:0:1]', '[::]'],
  // IPv4 within IPv6.
  ...['[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::ffff:10.0.0.1]', '[::ffff:8.8.8.8]', '[::127.0.0.1]'],
  ...['[64:ff9b::7f00:1]', '[64:ff9b::127.0.0.1]', '[64:ff9b:1::a00:1]', '[2002:7f00:1::]', '[2002:a00:1::1]'],
  ...['[2001:0:7f00:1::]'],
  // Private networks.
  ...['10.0.0.1', '10.255.255.255', '0xa.0.0.1', '172.16.0.1', '172.31.255.254', '192.168.0.1', '192.168.255.255'],
  ...['3232235521', '100.64.0.1', '100.127.255.254', '[fc00::1]', '[fd12:3456:789a::1]', '[fec0::1]'],
  // The metadata of clouds, and other links.
  ...['169.254.169.254', '2852039166', '0xa9fea9fe', '169.254.0.1', '[fe80::1]', '[fe80::a9fe:a9fe]'],
  ...['[fd00:ec2::254]'],
  // For protocols, measurements and documents.
  ...['192.0.0.1', '192.0.0.192', '192.0.2.1', '192.88.99.1', '198.18.0.1', '198.19.255.254', '198.51.100.1'],
  ...['203.0.113.1', '[2001:db8::1]', '[2001:10::1]', '[3fff::1]', '[100::1]', '[5f00::1]'],
  // Multicast and reserved.
  ...['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', '[ff02::1]'],
];

export const privateUrls = (port: number): string[] => hosts.map((host) => `https://${host}:${port}/hooks`);

/** What names may lead to: private addresses, alone and beside a public one. */
export const privateNames: Readonly<Record<string, readonly string[]>> = {
  'loopback.example.com': ['127.0.0.1'],
  'any.example.com': ['0.0.0.0'],
  'ten.example.com': ['10.1.2.3'],
  'metadata.example.com': ['169.254.169.254'],
  'home.example.com': ['192.168.1.1'],
  'shared.example.com': ['100.100.100.200'],
  'loopback6.example.com': ['::1'],
  'mapped.example.com': ['::ffff:127.0.0.1'],
  'translated.example.com': ['64:ff9b::7f00:1'],
  'unique.example.com': ['fd00::1'],
  'link.example.com': ['fe80::1'],
  'first-public.example.com': ['93.184.215.14', '127.0.0.1'],
  'last-public.example.com': ['127.0.0.1', '93.184.215.14'],
  'public4-private6.example.com': ['93.184.215.14', '::1'],
};
