import { closeErrorReports, reportError } from '../log/errorReports.ts';
import { loggedError } from '../log/loggedError.ts';
import { withSourcePlaces } from '../log/sourcePlaces.ts';
import { version } from '../log/version.ts';
import { fail } from './command.ts';

/**
 * The program: `node dist/node/main.js [command]`. A command is a module with `run`, loaded when it is asked for.
 */

type Command = { run: (args: string[]) => Promise<void> };

const commands = new Map<string, () => Promise<Command>>([
  ['serve', () => import('./serve.ts')],
  ['migrate', () => import('./migrate.ts')],
  ['backup', () => import('./backup.ts')],
  ['restore', () => import('./restore.ts')],
  ['doctor', () => import('./doctor.ts')],
  ['sandbox', () => import('./sandbox.ts')],
  ['admin:create', () => import('./createAdmin.ts')],
  ['admin:reset-two-factor', () => import('./resetTwoFactor.ts')],
]);

// Node would print all that a library has put into the error.
process.on('uncaughtException', (error) => {
  const line = {
    level: 60,
    time: Date.now(),
    pid: process.pid,
    version,
    err: loggedError(error),
    msg: 'the process ends',
  };
  process.stderr.write(withSourcePlaces(`${JSON.stringify(line)}\n`));
  reportError(loggedError(error), { message: 'the process ends' });
  closeErrorReports().finally(() => process.exit(1));
});

const [name = 'serve', ...args] = process.argv.slice(2);
const load = commands.get(name) ?? fail(`There is no command ${name}, only ${[...commands.keys()].join(', ')}.`);
load()
  .then(({ run }) => run(args))
  .catch(fail);
