import { execFile } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { argv } from 'node:process';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { artifactDirectory, persistConfig } from '../relay.config.js';
import { listFiles, recordUntouched } from './changedFiles.mjs';
import { fingerprint } from './fingerprint.ts';

const root = join(import.meta.dirname, '..');
const stampFile = 'dist/stamp.json';
const persistedFile = 'server/graphql/persisted.json';
/** What pages of the last release send, written by `npm run api:release`. */
export const releasedOperations = 'docs/api/released/persisted.json';

interface Step {
  name: string;
  inputs: string[];
  /** What the step writes. Generated source is compared by content, since other commands write it too. */
  outputs: string[];
  /** The steps whose outputs it reads. The others run at the same time. */
  after?: readonly Step[];
  run(): Promise<unknown>;
}

function isSource(path: string): boolean {
  return !path.includes('__generated__') && !path.includes('.test.');
}

function isGenerated(path: string): boolean {
  return path.includes('__generated__') || !path.startsWith('client/');
}

const databaseClient: Step = {
  name: 'database client',
  inputs: ['prisma/schema.prisma', 'prisma.config.ts', 'package-lock.json'],
  outputs: ['server/generated'],
  run: () => runTool('prisma', ['generate']),
};

const operations: Step = {
  name: 'GraphQL operations',
  inputs: ['schema.graphql', 'client', releasedOperations, 'relay.config.js', 'package-lock.json'],
  outputs: ['client', persistedFile],
  run: compileOperations,
};

/** Programs read them, not the product: `npm start` does not need them. */
const clientPackage: Step = {
  name: 'types of packages/client',
  inputs: [
    'server/rest',
    'server/domain',
    'schema.graphql',
    'packages/client/documents',
    'packages/client/codegen.ts',
    'scripts/clientPackage.ts',
    'package-lock.json',
  ],
  outputs: ['packages/client/generated'],
  after: [databaseClient, operations],
  run: () => runTool('tsx', ['scripts/clientPackage.ts']),
};

const client: Step = {
  name: 'client',
  // The browser shares rules and formats with the server.
  inputs: [
    'client',
    'server/domain',
    'server/payment/chargeLimits.ts',
    'server/payment/currency.ts',
    'schema.graphql',
    'vite.config.ts',
    'scripts/closedModules.ts',
    'scripts/screenFiles.ts',
    'tsconfig.json',
    'relay.config.js',
    'package-lock.json',
  ],
  outputs: ['dist/client', 'dist/server'],
  after: [operations],
  async run() {
    // In processes of their own: both at once, and whatever NODE_ENV this one has.
    await Promise.all([runTool('vite', ['build']), runTool('vite', ['build', '--ssr'])]);
    await compressAssets();
  },
};

const server: Step = {
  name: 'server',
  // It shares the paths of pages with the client.
  inputs: [
    'server',
    'client',
    'packages/compiled-graphql',
    'packages/payment-sandbox',
    'prisma/demo',
    'vite.server.config.ts',
    'tsconfig.json',
    'package-lock.json',
  ],
  outputs: ['dist/node'],
  after: [databaseClient, operations],
  run: () => runTool('vite', ['build', '--config', 'vite.server.config.ts']),
};

/** What the source needs to be checked, tested and run in development. */
export const generateSteps: readonly Step[] = [databaseClient, operations, clientPackage];
const buildSteps: readonly Step[] = [databaseClient, operations, client, server];

/**
 * Runs those steps whose inputs have changed, or whose outputs have, since they last ran. Checks them a second time after they
 * ran, because a file may have changed meanwhile, and remembers when all is built.
 */
export async function build(steps: readonly Step[] = buildSteps): Promise<void> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const paths = [...new Set(steps.flatMap(({ inputs, outputs }) => [...inputs, ...outputs]))];
    const files = listFiles(root, paths);
    if (await runChanged(steps)) continue;
    if (steps === buildSteps) recordUntouched(root, paths, files);
    return;
  }
}

/** @returns whether a step ran */
async function runChanged(steps: readonly Step[]): Promise<boolean> {
  const stamps = await readStamps();
  const running = new Map<Step, Promise<boolean>>();
  for (const step of steps) {
    const before = (step.after ?? []).map((one) => running.get(one));
    running.set(
      step,
      Promise.all(before).then(() => runIfChanged(step, stamps)),
    );
  }
  return (await Promise.all(running.values())).includes(true);
}

/** @returns whether it ran; then `stamps` has its new stamp */
async function runIfChanged(step: Step, stamps: Record<string, string>): Promise<boolean> {
  const inputs = await fingerprint(root, step.inputs, isSource);
  if (stamps[step.name] === (await stampOf(step, inputs))) return false;
  const start = performance.now();
  await step.run();
  process.stdout.write(`${step.name}: ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  stamps[step.name] = await stampOf(step, inputs);
  writeStamps(stamps);
  return true;
}

async function stampOf(step: Step, inputs: string): Promise<string> {
  return `${inputs} ${await fingerprint(root, step.outputs, isGenerated)}`;
}

async function readStamps(): Promise<Record<string, string>> {
  try {
    return await readJson(join(root, stampFile));
  } catch {
    // None, or cut off: everything is made anew.
    return {};
  }
}

function writeStamps(stamps: Record<string, string>): void {
  mkdirSync(join(root, 'dist'), { recursive: true });
  replaceFile(join(root, stampFile), JSON.stringify(stamps, null, 2));
}

/**
 * Writes Relay's artifacts and the list of operations that the server answers: those of the client, and those of the last release,
 * whose pages are still open.
 *
 * @returns the operations of the client alone, by id
 */
export async function compileOperations(): Promise<Record<string, string>> {
  for (const folder of ['dist', artifactDirectory]) await mkdir(join(root, folder), { recursive: true });
  // The compiler wants its folder to be there, and its list, which it adds to.
  const list = join(root, persistConfig.file);
  await writeFile(list, '{}\n');
  await runTool('relay-compiler', ['--repersist', '--output', 'quiet-with-errors', 'relay.config.js']);
  const [own, released] = await Promise.all([readJson(list), readJson(join(root, releasedOperations))]);
  replaceFile(join(root, persistedFile), `${JSON.stringify({ ...own, ...released }, null, 2)}\n`);
  return own;
}

const readJson = async (file: string): Promise<Record<string, string>> => JSON.parse(await readFile(file, 'utf8'));

/** Writes a file at once: a server that reads it meanwhile has the old one. */
function replaceFile(file: string, content: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

const run = promisify(execFile);

/** Runs a package's command. Rejects with what it said when it fails. */
async function runTool(name: string, args: string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0' };
  await run(join(root, 'node_modules/.bin', name), args, { cwd: root, env, maxBuffer: 1 << 26 }).catch((error) => {
    throw new Error(`${name} failed\n${error.stdout ?? ''}${error.stderr ?? error.message}`);
  });
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Stores .br and .gz beside each text file, so that requests need no compression. */
async function compressAssets(): Promise<void> {
  const folder = join(root, 'dist/client/assets');
  const files = (await readdir(folder)).filter((file) => /\.(js|css|svg|json|txt)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(join(folder, file));
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      const [brotli, gzipped] = await Promise.all([
        compressBrotli(content, { params }),
        compressGzip(content, { level: 9 }),
      ]);
      await Promise.all([
        writeFile(join(folder, `${file}.br`), brotli),
        writeFile(join(folder, `${file}.gz`), gzipped),
      ]);
    }),
  );
}

if (argv[1] === import.meta.filename) {
  await build(argv.includes('--generate') ? generateSteps : buildSteps).catch((error: unknown) => {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
