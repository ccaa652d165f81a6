import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';

/** The package @hourhand/client, as integrators have it. */

export const clientFolder = join(import.meta.dirname, '../../../packages/client');

/** Their TypeScript is older than that of the project. */
export const compilerOfIntegrators = join(clientFolder, 'node_modules/.bin/tsc');

const run = promisify(execFile);

/** Runs a program, and rejects with all that it has said. */
export async function runProgram(program: string, args: string[], cwd = clientFolder): Promise<string> {
  try {
    // In tests, graphql-codegen would say nothing.
    const { NODE_ENV: _, ...env } = process.env;
    return (await run(program, args, { cwd, env, timeout: 170_000 })).stdout;
  } catch (error) {
    const said = error instanceof Error && 'stdout' in error && 'stderr' in error ? [error.stdout, error.stderr] : [];
    throw new Error([error, ...said].join('\n'));
  }
}

export const buildClientPackage = (): Promise<string> => runProgram(compilerOfIntegrators, ['--project', clientFolder]);

/** The built package with all that it needs as one script, which sets the global `client`. */
export async function bundledClient(): Promise<string> {
  await buildClientPackage();
  const entry = join(clientFolder, 'dist/all.js');
  const parts = ['hourhand', 'webhooks', 'generated/graphql'];
  await writeFile(entry, parts.map((part) => `export * from './${part}.js';\n`).join(''));
  const built = await build({
    root: clientFolder,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'client' } },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('Nothing is built.');
  const [chunk] = output.output;
  return chunk.code;
}
