import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { typed } from '../packages/client/codegen.ts';
import { cookiesOf } from '../server/auth/guestCookie.ts';
import { apiDocument } from '../server/rest/openapi/mount.ts';

/** Writes the types of packages/client from the two APIs. */

const folder = join(import.meta.dirname, '../packages/client');

/** By a process of its own, because it needs another TypeScript than the project. */
function restTypes(): string {
  const input = JSON.stringify(apiDocument(cookiesOf('http://localhost')));
  const maker = join(folder, 'node_modules/.bin/openapi-typescript');
  const { status, stdout, stderr } = spawnSync(maker, { input, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

async function graphTypes(): Promise<string> {
  const files: { filename: string; content: string }[] = await generate(
    {
      schema: 'schema.graphql',
      documents: `${folder}/documents/*.graphql`,
      silent: true,
      generates: { 'generated/': typed },
    },
    false,
  );
  const made = files.find(({ filename }) => filename === 'generated/graphql.ts');
  if (!made) throw new Error('graphql-codegen has made no types.');
  return made.content;
}

mkdirSync(join(folder, 'generated'), { recursive: true });
writeFileSync(join(folder, 'generated/rest.ts'), restTypes());
writeFileSync(join(folder, 'generated/graphql.ts'), await graphTypes());
