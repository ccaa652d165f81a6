import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { freePort } from '../../../server/database/embedded/freePort.ts';
import { daemon } from './daemon.ts';

/** The sites of docs/operate in real proxies with TLS, before two processes. */
export type ProxyServer = Awaited<ReturnType<typeof startProxy>>;

type Ports = Awaited<ReturnType<typeof proxyPorts>>;

/** Free ports of a proxy that is started later, whose address its processes need before. */
export async function proxyPorts() {
  const [plain, tls] = [await freePort(), await freePort()];
  return { plain, tls, url: `https://localhost:${tls}` };
}

/**
 * Resolves when one of the processes answers through it.
 * @param processes the addresses of the two, host and port
 */
export type StartProxy = (ports: Ports, processes: [string, string]) => Promise<ProxyServer>;

/** Needs Debian's package `nginx`. */
export const startNginx: StartProxy = (ports, [one, other]) =>
  startProxy(ports, (folder) => {
    const { certificate, key } = inject('certificate');
    const site = replaceEach(readFileSync('docs/operate/nginx.conf', 'utf8'), [
      ['127.0.0.1:4001', one],
      ['127.0.0.1:4002', other],
      ['listen 80;', `listen 127.0.0.1:${ports.plain};`],
      ['listen [::]:80;', `listen [::1]:${ports.plain};`],
      ['listen 443 ', `listen 127.0.0.1:${ports.tls} `],
      ['listen [::]:443 ', `listen [::1]:${ports.tls} `],
      ['/etc/letsencrypt/live/hourhand.example.org/fullchain.pem', certificate],
      ['/etc/letsencrypt/live/hourhand.example.org/privkey.pem', key],
      ['/var/log/nginx/hourhand.log', join(folder, 'access.log')],
    ]);
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
    return ['nginx', '-c', main, '-p', folder, '-e', 'stderr'];
  });

/** Needs Debian's package `caddy`. */
export const startCaddy: StartProxy = (ports, [one, other]) =>
  startProxy(ports, (folder) => {
    const { certificate, key } = inject('certificate');
    const site = replaceEach(readFileSync('docs/operate/Caddyfile', 'utf8'), [
      ['\n{$SITE:hourhand.example.org} {\n', `\n{$SITE:hourhand.example.org} {\n\ttls ${certificate} ${key}\n`],
    ]);
    const options = `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\thttp_port ${ports.plain}\n\thttps_port ${ports.tls}\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n`;
    const config = join(folder, 'Caddyfile');
    writeFileSync(config, options + site);
    const own = ['HOME', 'XDG_DATA_HOME', 'XDG_CONFIG_HOME'].map((name) => `${name}=${folder}`);
    const place = ['SITE=localhost', `PROCESSES=${one} ${other}`];
    return ['env', ...own, ...place, 'caddy', 'run', '--config', config, '--adapter', 'caddyfile'];
  });

/** @param commandIn writes the files of the proxy into the folder */
async function startProxy({ plain, url }: Ports, commandIn: (folder: string) => readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'hourhand-proxy-'));
  const proxy = daemon(commandIn(folder), async () => (await fetch(`${url}/healthz`)).status === 200);
  await proxy.start();
  return {
    ...proxy,
    url,
    /** What nginx has logged. */
    accessLog: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    plainUrl: `http://localhost:${plain}`,
    remove: async () => {
      await proxy.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The text with each of these replaced. */
function replaceEach(text: string, replacements: [from: string, to: string][]): string {
  let replaced = text;
  for (const [from, to] of replacements) {
    expect(replaced).toContain(from);
    replaced = replaced.replaceAll(from, to);
  }
  return replaced;
}
