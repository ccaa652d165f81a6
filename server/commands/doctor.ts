import type { Finding } from '../domain/core/context.ts';
import { accountChecks, reachChecks, settingChecks, testMailCheck } from '../start/checks/checks.ts';
import { findAll } from '../start/checks/finding.ts';
import { loadEnv } from '../start/env.ts';
import { say } from './command.ts';

/**
 * `doctor`: checks everything that is configured and prints a line for each part. Ends with 1 if something is wrong or cannot be
 * reached. It changes nothing that is there already; the server may run.
 * @param addresses get a test mail each
 */
export async function run(addresses: string[]): Promise<void> {
  const env = loadEnv();
  const checks = [...settingChecks(env), ...accountChecks(env), ...reachChecks(env)];
  const findings = await findAll([...checks, ...addresses.map((to) => testMailCheck(env, to))]);
  for (const finding of findings) say(lineOf(finding));
  if (findings.some(({ state }) => state === 'wrong' || state === 'unreachable')) process.exitCode = 1;
}

const lineOf = ({ part, state, says }: Finding): string => `${part.padEnd(9)} ${state.padEnd(11)} ${says}`;
