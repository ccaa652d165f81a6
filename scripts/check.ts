import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, generateSteps } from './build.ts';

const sourceFolders = ['server', 'client', 'packages', 'prisma', 'scripts', 'tests', 'bench'];

/**
 * Everything that is wrong without running the product: schema.graphql that has drifted, types, lint, format, imports, unused exports. All
 * at once, after the generated source, which they import. Each failure is printed in full as soon as it is known.
 */
const checks: { what: string; command: string; args: string[] }[] = [
  { what: 'types', command: 'tsc', args: ['--noEmit', '--incremental', '--tsBuildInfoFile', 'dist/types.tsbuildinfo'] },
  { what: 'lint and format', command: 'biome', args: ['ci', '--error-on-warnings'] },
  { what: 'migrations', command: 'tsx', args: ['scripts/check-drift.ts'] },
  { what: 'locks of migrations', command: 'squawk', args: ['prisma/migrations/*/migration.sql'] },
  { what: 'unused files and exports', command: 'knip', args: ['--no-config-hints'] },
  { what: 'imports', command: 'depcruise', args: ['--config', '.dependency-cruiser.mjs', ...sourceFolders] },
  { what: 'schema.graphql', command: 'tsx', args: ['scripts/print-schema.ts', '--check'] },
];

const run = promisify(execFile);
const bin = join(import.meta.dirname, '../node_modules/.bin');

await timed('generated source', () => build(generateSteps));
await Promise.all(
  checks.map(({ what, command, args }) => timed(what, () => run(join(bin, command), args, { maxBuffer: 1 << 26 }))),
);

async function timed(what: string, check: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  const seconds = () => ((performance.now() - began) / 1000).toFixed(1);
  try {
    await check();
    process.stdout.write(`Checked ${what} (${seconds()} s)\n`);
  } catch (error) {
    const said =
      error instanceof Error && 'stdout' in error && 'stderr' in error ? [error.stdout, error.stderr] : [error];
    process.stderr.write(`${said.join('')}\nFailed: ${what} (${seconds()} s)\n`);
    process.exitCode = 1;
  }
}
