import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceEach, testProxy } from './proxy.ts';

/** The site of docs/operate/Caddyfile, in a real Caddy. Needs Debian's package `caddy`. */

testProxy(
  ({ folder, plainPort, tlsPort, processes: [one, other], certificate, key }) => {
    const config = join(folder, 'Caddyfile');
    const document = replaceEach(readFileSync('docs/operate/Caddyfile', 'utf8'), [
      ['} {\n', `} {\n\ttls ${certificate} ${key}\n`],
    ]);
    const options = `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\thttp_port ${plainPort}\n\thttps_port ${tlsPort}\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n`;
    writeFileSync(config, options + document);
    const own = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const env = { PATH: process.env.PATH, ...own, SITE: 'localhost', PROCESSES: `${one} ${other}` };
    return spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], { stdio: 'inherit', env });
  },
  { requestId: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, cipher: 'ECDHE-ECDSA-AES128-GCM-SHA256' },
);
