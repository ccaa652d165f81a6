import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Deed } from './deeds.ts';

export type OtherApp = {
  url: string;
  /** Does something there, and returns how it went. */
  perform: (deed: Deed) => Promise<string>;
  stop: () => Promise<void>;
};

/** Another process of the product on the same database. */
export async function startOtherApp(databaseUrl: string): Promise<OtherApp> {
  const program = fileURLToPath(new URL('./otherProcess.ts', import.meta.url));
  const child = fork(program, [databaseUrl], { execArgv: ['--import', 'tsx'] });
  const waiting = new Map<number, (outcome: string) => void>();
  const answerTo = (id: number) => new Promise<string>((resolve) => waiting.set(id, resolve));
  child.on('message', ({ id, outcome }: { id: number; outcome: string }) => {
    waiting.get(id)?.(outcome);
    waiting.delete(id);
  });
  let sent = 0;
  const exited = once(child, 'exit');
  const gone = exited.then(() => {
    throw new Error('The other process has ended.');
  });
  gone.catch(() => {});
  return {
    url: await Promise.race([answerTo(0), gone]),
    perform: (deed) => {
      sent += 1;
      const answer = answerTo(sent);
      child.send({ id: sent, deed });
      return Promise.race([answer, gone]);
    },
    stop: async () => {
      child.disconnect();
      await exited;
    },
  };
}
