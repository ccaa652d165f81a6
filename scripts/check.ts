import { spawnSync } from 'node:child_process';

/** Everything that is wrong without running the product: generated files that have drifted, types, lint, format. */
const checks: { what: string; command: string; args: string[] }[] = [
  { what: 'database client', command: 'prisma', args: ['generate'] },
  { what: 'schema.graphql', command: 'tsx', args: ['scripts/print-schema.ts', '--check'] },
  { what: 'GraphQL operations', command: 'relay-compiler', args: ['--validate'] },
  { what: 'migrations', command: 'tsx', args: ['scripts/check-drift.ts'] },
  { what: 'types', command: 'tsc', args: ['--noEmit'] },
  { what: 'lint and format', command: 'biome', args: ['ci', '--error-on-warnings'] },
];

for (const { what, command, args } of checks) {
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${command}`, args, { encoding: 'utf8' });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (status !== 0) {
    process.stderr.write(`${stdout}${stderr}\nFailed: ${what}\n`);
    process.exit(1);
  }
  process.stdout.write(`Checked ${what} (${seconds} s)\n`);
}
