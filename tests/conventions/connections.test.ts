import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Connections to the database are opened in one file, which sets what changes the meaning of statements. */

const opener = 'server/database/connection.ts';
const opening = /\bnew\s+(?:pg\.)?(?:Pool|Client|native)\b|\bnew\s+PrismaPg\((?!pool\b)|\bconnectionString\b/;

const files = ['server', 'prisma', 'scripts', 'packages']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter(
    (file) =>
      /\.[cm]?[jt]s$/.test(file) && !/\/(?:generated|node_modules|dist)\//.test(file) && !file.endsWith('.test.ts'),
  );

it('opens connections to the database only where their settings are', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => opening.test(readFileSync(file, 'utf8')))).toEqual([opener]);
});
