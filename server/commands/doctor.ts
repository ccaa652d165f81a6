import { accountChecks, reachChecks, settingChecks } from '../start/checks/checks.ts';
import { type Finding, findAll } from '../start/checks/finding.ts';
import { loadEnv } from '../start/env.ts';
import { say } from './command.ts';

/**
 * `doctor`: checks everything that is configured and prints a line for each part. Ends with 1 if something is wrong or cannot be
 * reached. It changes nothing that is there already; the server may run.
 */
export async function run(): Promise<void> {
  const env = loadEnv();
  const findings = await findAll([...settingChecks(env), ...accountChecks(env), ...reachChecks(env)]);
  for (const finding of findings) say(lineOf(finding));
  if (findings.some(({ state }) => state === 'wrong' || state === 'unreachable')) process.exitCode = 1;
}

const lineOf = ({ part, state, says }: Finding): string => `${part.padEnd(9)} ${state.padEnd(11)} ${says}`;
