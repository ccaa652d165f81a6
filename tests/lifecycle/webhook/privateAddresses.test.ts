import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { isPublicAddress } from '../../../server/domain/lifecycle/webhook/publicAddress.ts';
import { NotPosted, post } from '../../../server/webhooks/post.ts';
import { fixture } from '../../support/fixtures.ts';
import { nameServer } from '../../support/nameServer.ts';
import { privateNames, privateUrls } from '../../support/privateTargets.ts';

/** A webhook's address cannot lead to this machine or its network: nothing is connected to, whatever it is called. */

const listener = fixture(
  async () => {
    const connections: string[] = [];
    const server = createServer((socket) => {
      connections.push(socket.localAddress ?? '');
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '::', resolve));
    const address = server.address();
    return { server, connections, port: typeof address === 'object' && address ? address.port : 0 };
  },
  ({ server }) => server.close(),
);
const names = nameServer({ ...privateNames, 'public.example.com': ['93.184.215.14'] });

const send = (url: string) =>
  post({ url, headers: {}, body: '{}' }, { toPrivate: false, nameServers: [names.address], longestMs: 2_000 });
const refusal = 'The address is not on the public internet.';

it.each(privateUrls(443))('refuses %s', async (url) => {
  const { hostname, pathname } = new URL(url);
  await expect(send(`https://${hostname}:${listener.port}${pathname}`)).rejects.toEqual(new NotPosted(refusal));
  expect(listener.connections).toEqual([]);
});

it.each(Object.keys(privateNames))('refuses the name %s', async (name) => {
  await expect(send(`https://${name}:${listener.port}/hooks`)).rejects.toEqual(new NotPosted(refusal));
  expect(names.asked).toContain(name);
  expect(listener.connections).toEqual([]);
});

it.each(['localhost', 'localhost.localdomain', 'ip6-localhost', 'internal', 'no-such-name.example.com'])(
  'finds no host for %s, because names of this machine are not asked for',
  async (name) => {
    await expect(send(`https://${name}:${listener.port}/`)).rejects.toEqual(
      new NotPosted('The host of the address was not found.'),
    );
    expect(listener.connections).toEqual([]);
  },
);

it('refuses requests without TLS', async () => {
  await expect(send(`http://public.example.com:${listener.port}/`)).rejects.toThrow('https://');
});

it.each(['8.8.8.8', '93.184.215.14', '172.15.255.255', '172.32.0.0', '100.128.0.0', '2606:4700::1111', '2a00:1450::1'])(
  'counts %s as public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each(['', 'localhost', '127.0.0.1 ', 'fe80::1%eth0', '1.2.3'])('counts %j as not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
