import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { freePort } from '../../../server/database/embedded/freePort.ts';
import type { S3Settings } from '../../../server/media/s3.ts';
import { fixture } from '../../support/fixtures.ts';
import { type Daemon, daemon } from './daemon.ts';

/**
 * An object storage that speaks S3 and checks signatures: OpenStack Swift, with one copy of each object. Needs Debian's packages
 * `swift-proxy`, `swift-account`, `swift-container`, `swift-object` and `memcached`.
 */
export type Storage = Awaited<ReturnType<typeof startStorage>>;

const kinds = ['account', 'container', 'object'] as const;
const account = { user: 'hourhand', name: 'uploads', key: 'a-key-of-this-test' };

/** Where each server is. One process for all three, because a Python with Swift takes long to start. */
const makeRings = `
import json, sys
from swift.common.ring import RingBuilder
folder, ports = sys.argv[1], json.loads(sys.argv[2])
for kind, port in ports.items():
    builder = RingBuilder(part_power=4, replicas=1, min_part_hours=1)
    builder.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': port, 'device': 'disk', 'weight': 1})
    builder.rebalance()
    builder.get_ring().save(f'{folder}/{kind}.ring.gz')
`;

export async function startStorage() {
  const folder = mkdtempSync(join(tmpdir(), 'hourhand-storage-'));
  mkdirSync(join(folder, 'devices', 'disk'), { recursive: true });
  const write = (name: string, lines: string[]): string => {
    const file = join(folder, name);
    writeFileSync(file, `${lines.join('\n')}\n`);
    return file;
  };
  const common = (port: number) => [
    '[DEFAULT]',
    'bind_ip = 127.0.0.1',
    `bind_port = ${port}`,
    'workers = 0',
    'user = root',
    `swift_dir = ${folder}`,
    'log_level = ERROR',
  ];
  write('swift.conf', [
    ...['[swift-hash]', 'swift_hash_path_suffix = one', 'swift_hash_path_prefix = two'],
    ...['[storage-policy:0]', 'name = only', 'default = yes'],
  ]);
  const [proxyPort, cachePort] = [await freePort(), await freePort()];
  const servers: Daemon[] = [
    daemon(['memcached', '-u', 'root', '-l', '127.0.0.1', '-p', String(cachePort)], async () => true),
  ];
  const ports = { account: await freePort(), container: await freePort(), object: await freePort() };
  // Debian's, which has Swift.
  execFileSync('/usr/bin/python3', ['-c', makeRings, folder, JSON.stringify(ports)]);
  for (const kind of kinds) {
    const port = ports[kind];
    const config = write(`${kind}.conf`, [
      ...common(port),
      ...[`devices = ${folder}/devices`, 'mount_check = false', `recon_cache_path = ${folder}`],
      ...['[pipeline:main]', `pipeline = ${kind}-server`, `[app:${kind}-server]`, `use = egg:swift#${kind}`],
    ]);
    servers.push(daemon([`swift-${kind}-server`, config], answers(`http://127.0.0.1:${port}/recon/version`)));
  }
  const endpoint = `http://127.0.0.1:${proxyPort}`;
  const region = 'eu-west-1';
  const proxy = write('proxy.conf', [
    ...common(proxyPort),
    ...['[pipeline:main]', 'pipeline = cache s3api tempauth proxy-server'],
    ...['[app:proxy-server]', 'use = egg:swift#proxy', 'account_autocreate = true'],
    ...['[filter:cache]', 'use = egg:swift#memcache', `memcache_servers = 127.0.0.1:${cachePort}`],
    ...['[filter:s3api]', 'use = egg:swift#s3api', `location = ${region}`],
    ...[
      '[filter:tempauth]',
      'use = egg:swift#tempauth',
      `user_${account.user}_${account.name} = ${account.key} .admin`,
    ],
  ]);
  servers.push(daemon(['swift-proxy-server', proxy], answers(endpoint)));
  const settings = {
    endpoint,
    bucket: 'hourhand-uploads',
    region,
    accessKeyId: `${account.user}:${account.name}`,
    secretAccessKey: account.key,
  };
  const each = (act: (server: Daemon) => Promise<void>) => async () => void (await Promise.all(servers.map(act)));
  const storage = {
    settings,
    /** The same as environment variables of the product. */
    environment: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: settings.bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    start: each((server) => server.start()),
    kill: each((server) => server.kill()),
    stop: each((server) => server.stop()),
    hang: () => {
      for (const server of servers) server.hang();
    },
    wake: () => {
      for (const server of servers) server.wake();
    },
    remove: async () => {
      await storage.kill();
      rmSync(folder, { recursive: true });
    },
  };
  await storage.start();
  await makeBucket(settings);
  return storage;
}

/** Whether anything answers there. */
const answers = (url: string) => async (): Promise<boolean> => (await fetch(url)).status > 0;

async function makeBucket({ bucket, endpoint, region, ...credentials }: S3Settings): Promise<void> {
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
}

/** The storage of the tests of a file. */
export const testStorage = (): Storage => fixture(startStorage, (storage) => storage.remove());
