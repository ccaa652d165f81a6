import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

/** A program with all processes that it starts. */
export type Daemon = ReturnType<typeof daemon>;

/**
 * @param command the program, which stays in the foreground, and its arguments
 * @param isReady asked again and again until it is true; what it throws counts as not ready
 */
export function daemon(command: readonly string[], isReady: () => Promise<boolean>) {
  let running: ChildProcess | undefined;
  const killGroup = () => signalGroup('SIGKILL');
  const signalGroup = (name: NodeJS.Signals): void => {
    if (running?.pid === undefined) return;
    try {
      process.kill(-running.pid, name);
    } catch {
      // It has ended already.
    }
  };
  const end = async (signal: () => void): Promise<void> => {
    const ending = running;
    if (!ending) return;
    const ended = ending.exitCode === null && ending.signalCode === null ? once(ending, 'exit') : undefined;
    signal();
    await ended;
    // Children may outlive it.
    signalGroup('SIGKILL');
    running = undefined;
    process.off('exit', killGroup);
  };
  return {
    /** Resolves when it is ready. @throws if it ends before that, with what it has printed */
    async start() {
      const [program] = command;
      // It ends with this process, and is in a process group of its own, so that signals reach its children.
      const started = spawn('setpriv', ['--pdeathsig', 'KILL', ...command], {
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      running = started;
      process.on('exit', killGroup);
      let output = '';
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (text) => {
          output += text;
        });
      const failed = once(started, 'exit').then(() => {
        throw new Error(`${program} has ended:\n${output}`);
      });
      await Promise.race([untilReady(isReady, started), failed]);
      failed.catch(() => {});
    },
    /** Ends all of its processes at once. */
    kill: () => end(killGroup),
    /** Lets it end by itself. */
    stop: () => end(() => running?.kill('SIGTERM')),
    /** Sends a signal to the process that was started, and not to its children. */
    signal: (name: NodeJS.Signals) => void running?.kill(name),
    /** Stops all of its processes without ending them, until `wake`. */
    hang: () => signalGroup('SIGSTOP'),
    wake: () => signalGroup('SIGCONT'),
  };
}

async function untilReady(isReady: () => Promise<boolean>, started: ChildProcess): Promise<void> {
  while (started.exitCode === null && started.signalCode === null) {
    if (await isReady().catch(() => false)) return;
    await delay(20);
  }
}
