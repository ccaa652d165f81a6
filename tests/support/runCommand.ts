import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { compiledServer } from '../../scripts/compiledServer.ts';

const execute = promisify(execFile);

/** Runs a command of the compiled program with these settings alone. `code` is 0 if it succeeded. */
export async function runCommand(
  environment: Record<string, string>,
  ...args: string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = { PATH: process.env.PATH, ...environment };
  try {
    return { code: 0, ...(await execute(process.execPath, [...compiledServer, ...args], { env })) };
  } catch (error) {
    if (!(error instanceof Error && 'stdout' in error && 'stderr' in error && 'code' in error)) throw error;
    return { code: Number(error.code), stdout: String(error.stdout), stderr: String(error.stderr) };
  }
}
