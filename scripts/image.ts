import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { command, say } from '../server/commands/command.ts';
import { packagesOutside } from '../vite.server.config.ts';

// npm run image -- folder: what a server needs after `npm run build`, and nothing else. It needs a PostgreSQL: there is no embedded one.

const root = join(import.meta.dirname, '..');

/** Files that the compiled server reads. */
const files = [
  'package.json',
  'dist/client',
  'dist/node',
  'dist/server',
  'prisma/migrations',
  'prisma/demo/videos',
  'packages/payment-sandbox/fields.js',
  'server/graphql/persisted.json',
  'client/ui/appleTouchIcon.png',
  'client/ui/favicon.ico',
  'client/ui/favicon.svg',
  'client/ui/tokens.css',
  'server/developers/graphiql.css',
  'server/developers/graphiqlPage.js',
  'server/developers/masthead.css',
  'server/rest/openapi/docs.css',
  // Of the package only what is served: it was built with the rest.
  'node_modules/@graphql-yoga/graphiql/dist',
  'node_modules/@graphql-yoga/graphiql/package.json',
];

/** Packages that are only read from. */
const packagesRead = ['@fontsource-variable/figtree', '@fontsource-variable/noto-sans-sc', 'dejavu-fonts-ttf'];

type Lock = { packages: Record<string, { dependencies?: object; optionalDependencies?: object }> };

await command(async () => {
  const [target] = process.argv.slice(2);
  if (target === undefined) throw new Error('Where to? npm run image -- dist/image');
  await rm(target, { recursive: true, force: true });
  const lock: Lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const packages = withDependencies(lock, [...packagesOutside, ...packagesRead]);
  for (const path of [...files, ...packages]) {
    const copy = join(target, path);
    await mkdir(dirname(copy), { recursive: true });
    // Of our own files the maps are needed: server/log/sourcePlaces.ts.
    const filter = (source: string) => !source.endsWith('.map') || !source.includes('/node_modules/');
    await cp(join(root, path), copy, { recursive: true, filter });
  }
  say(`${target} has the built files and ${packages.length} packages.`);
});

/** The folders of these packages and of all that they depend on, where they are installed. */
function withDependencies({ packages }: Lock, names: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (name: string, from: string) => {
    const folder = folderOf(packages, name, from);
    // An optional one for another platform.
    if (folder === undefined || found.has(folder) || !existsSync(join(root, folder))) return;
    found.add(folder);
    const { dependencies, optionalDependencies } = packages[folder] ?? {};
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed, folder);
  };
  for (const name of names) add(name, '');
  return [...found];
}

/** As Node finds a package: beside the one that needs it, or in a folder above. */
function folderOf(packages: Lock['packages'], name: string, from: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const folder = join(at, 'node_modules', name);
    if (folder in packages) return folder;
    if (at === '') return undefined;
  }
}
