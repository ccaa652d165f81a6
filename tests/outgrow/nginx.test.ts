import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceEach, testProxy } from './proxy.ts';

/** The site of docs/operate/nginx.conf, in a real nginx. Needs Debian's package `nginx`. */

testProxy(
  ({ folder, plainPort, tlsPort, processes: [one, other], certificate, key }) => {
    const [main, site] = [join(folder, 'nginx.conf'), join(folder, 'site.conf')];
    const document = replaceEach(readFileSync('docs/operate/nginx.conf', 'utf8'), [
      ['127.0.0.1:4001', one],
      ['127.0.0.1:4002', other],
      ['listen 80;', `listen 127.0.0.1:${plainPort};`],
      ['listen 443 ', `listen 127.0.0.1:${tlsPort} `],
      ['/etc/letsencrypt/live/hourhand.example.org/fullchain.pem', certificate],
      ['/etc/letsencrypt/live/hourhand.example.org/privkey.pem', key],
    ]);
    writeFileSync(site, document.replaceAll('hourhand.example.org', 'localhost'));
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    writeFileSync(
      main,
      `daemon off; user root; pid ${folder}/nginx.pid; error_log stderr crit;
       events {} http { access_log off; ${folders.join(' ')} include ${site}; }`,
    );
    return spawn('nginx', ['-c', main, '-p', folder, '-e', 'stderr'], { stdio: 'inherit' });
  },
  { maxMegabytes: 110, requestId: /^[\da-f]{32}$/, cipher: 'ECDHE-ECDSA-AES256-GCM-SHA384' },
);
