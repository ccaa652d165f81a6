import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The list of what is encrypted, hashed and drawn at random, in docs/TRUST.md, 'Cryptography'. */

const uses =
  /from '(?:node:crypto|better-auth\/crypto|@node-rs\/argon2|@better-auth\/utils\/otp)'|\bcrypto\.getRandomValues\(|\bcreateEmailVerificationToken\(/;

const files = ['server', 'client']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file) && !/__generated__|\/generated\/|\.test\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }));

const [, section = ''] = readFileSync('docs/TRUST.md', 'utf8').split(/^## Cryptography$/m);
const listed = [...(section.split(/^## /m)[0] ?? '').matchAll(/`((?:server|client)\/[^`]+\.tsx?)`/g)].map(
  ([, file]) => file,
);

it('names every file that uses cryptography, and no other', () => {
  const found = files.filter(({ code }) => uses.test(code)).map(({ file }) => file);
  expect(found.length).toBeGreaterThan(20);
  expect([...new Set(listed)].toSorted()).toEqual(found.toSorted());
});

it('no file encrypts by itself, or draws what must not be guessed from Math.random', () => {
  const own = /\bcreateCipher(?:iv)?\(|\bcreateDecipheriv\(|\bcreateSign\(|\bcreateECDH\(|\bgenerateKeyPair/;
  expect(files.filter(({ code }) => own.test(code)).map(({ file }) => file)).toEqual([]);
  // Both spread attempts over time.
  const waits = ['client/app/relay/socket.ts', 'server/domain/core/write/write.ts'];
  expect(
    files
      .filter(({ code }) => /\bMath\.random\(/.test(code))
      .map(({ file }) => file)
      .toSorted(),
  ).toEqual(waits);
});

it('hashes are SHA-256, but for one that compares texts and protects nothing', () => {
  const hashes = files.flatMap(({ file, code }) =>
    [...code.matchAll(/\b(?:createHash|createHmac)\('(\w+)'|\bhkdfSync\('(\w+)'/g)].map(([, one, other]) => ({
      file,
      hash: one ?? other,
    })),
  );
  expect(hashes.length).toBeGreaterThan(10);
  expect(hashes.filter(({ hash }) => hash !== 'sha256')).toEqual([
    { file: 'server/domain/office/bulkAction/import/jobOffers.ts', hash: 'md5' },
  ]);
});

it('what is drawn at random has 128 bits at least', () => {
  const short = files.flatMap(({ file, code }) =>
    [...code.matchAll(/\brandomBytes\((\d+)\)/g)].flatMap(([, bytes]) =>
      Number(bytes) < 16 ? [`${file}: ${bytes}`] : [],
    ),
  );
  // No secrets: the id of a span, and what a code is made of by a keyed hash.
  expect(short.toSorted()).toEqual([
    'server/domain/accounts/session/changeEmail.ts: 12',
    'server/log/errorReports.ts: 8',
  ]);
});
