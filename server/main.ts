import { fail } from './commands/command.ts';
import { loggedError } from './loggedError.ts';
import { withSourcePlaces } from './sourcePlaces.ts';

/**
 * The program: `node dist/node/main.js [command]`. A command is a module with `run`, loaded when it is asked for.
 */

type Command = { run: (args: string[]) => Promise<void> };

const commands: Record<string, () => Promise<Command>> = {
  serve: () => import('./commands/serve.ts'),
  migrate: () => import('./commands/migrate.ts'),
  doctor: () => import('./commands/doctor.ts'),
  'admin:create': () => import('./commands/createAdmin.ts'),
  'admin:reset-two-factor': () => import('./commands/resetTwoFactor.ts'),
};

// Node would print all that a library has put into the error.
process.on('uncaughtException', (error) => {
  process.stderr.write(withSourcePlaces(`${JSON.stringify(loggedError(error), null, 2).replaceAll('\\n', '\n')}\n`));
  process.exit(1);
});

const [name = 'serve', ...args] = process.argv.slice(2);
const load = commands[name] ?? fail(`There is no command ${name}, only ${Object.keys(commands).join(', ')}.`);
load()
  .then(({ run }) => run(args))
  .catch(fail);
