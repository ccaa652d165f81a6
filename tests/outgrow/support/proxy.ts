import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { freePort } from '../../support/freePort.ts';
import { type Daemon, daemon } from './daemon.ts';

/** The site of docs/operate/nginx.conf in a real nginx with TLS. Needs Debian's package `nginx`. */
export type ProxyServer = Daemon & {
  url: string;
  /** Without TLS. */
  plainUrl: string;
  remove: () => Promise<void>;
};

/** Free ports of a proxy that is started later, whose address its processes need before. */
export async function proxyPorts(): Promise<{ plain: number; tls: number; url: string }> {
  const [plain, tls] = [await freePort(), await freePort()];
  return { plain, tls, url: `https://localhost:${tls}` };
}

/**
 * Resolves when one of the processes answers through it.
 * @param processes the addresses of the two, host and port
 */
export async function startProxy(
  { plain, tls, url }: Awaited<ReturnType<typeof proxyPorts>>,
  [one, other]: [string, string],
): Promise<ProxyServer> {
  const folder = mkdtempSync(join(tmpdir(), 'hourhand-nginx-'));
  const { certificate, key } = inject('certificate');
  const replacements: [string, string][] = [
    ['127.0.0.1:4001', one],
    ['127.0.0.1:4002', other],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen 443 ', `listen 127.0.0.1:${tls} `],
    ['/etc/letsencrypt/live/hourhand.example.org/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/hourhand.example.org/privkey.pem', key],
  ];
  let site = readFileSync('docs/operate/nginx.conf', 'utf8');
  for (const [from, to] of replacements) {
    expect(site).toContain(from);
    site = site.replace(from, to);
  }
  writeFileSync(join(folder, 'site.conf'), site.replaceAll('hourhand.example.org', 'localhost'));
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `daemon off; user root; pid ${folder}/nginx.pid; error_log stderr crit;
     events {} http { access_log off; ${folders.join(' ')} include ${folder}/site.conf; }`,
  );
  const nginx = daemon(
    ['nginx', '-c', main, '-p', folder, '-e', 'stderr'],
    async () => (await fetch(`${url}/healthz`)).status === 200,
  );
  await nginx.start();
  return {
    ...nginx,
    url,
    plainUrl: `http://127.0.0.1:${plain}`,
    remove: async () => {
      await nginx.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
