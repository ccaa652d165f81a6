import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A process that generates load: it answers each order with a report, or ends when it fails. */
export type Loader = { pid: number; ask: <Report>(order: object) => Promise<Report>; stop: () => void };

/** @param file beside this one */
export function startLoader(file: string): Loader {
  const loader: ChildProcess = fork(new URL(file, import.meta.url));
  const ended = once(loader, 'exit').then(() => {
    throw new Error('The process that generates the load has ended.');
  });
  ended.catch(() => {});
  return {
    pid: loader.pid ?? 0,
    ask: async (order) => {
      loader.send(order);
      const [report] = await Promise.race([once(loader, 'message'), ended]);
      return report;
    },
    stop: () => void loader.kill(),
  };
}
