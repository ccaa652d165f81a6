import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Answer, CheckKind, Checks, Findings } from './checks.ts';
import { limitConcurrency } from './limitConcurrency.ts';
import { FileRefused, MediaUnavailable } from './media.ts';

export type WorkerLimits = {
  /** How long a check may take, including the start of its process. Milliseconds. */
  maxMs: number;
  /** The heap of a process. What a check unpacks outside of it is limited by the check. */
  maxHeapMegabytes: number;
};

/** More than any real file needs, also on a slow machine. */
const defaultLimits: WorkerLimits = { maxMs: 20_000, maxHeapMegabytes: 256 };

/**
 * Checks that run at the same time; the others wait. By kind, so that slow videos delay no pictures. Decoding a picture of 40
 * megapixels takes over 100 MB of memory.
 */
const atOnce: Record<CheckKind, number> = { image: 2, video: 2, document: 1, csv: 1 };

/** A process takes up to a second to start, so it stays for the next check for a while. Milliseconds. */
const idleMs = 10_000;

export type Workers = {
  /**
   * Checks a file in another process: one that is made to be slow or large delays no request. A thread would not do, because one
   * large allocation beyond its limit ends the whole process (docs/decisions/0111).
   * @throws FileRefused, also if the check exceeds a limit; MediaUnavailable if our machine fails
   */
  run: <Kind extends CheckKind>(kind: Kind, input: Checks[Kind]) => Promise<Findings[Kind]>;
};

export function openWorkers({ maxMs, maxHeapMegabytes }: WorkerLimits = defaultLimits): Workers {
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const limited = {
    image: limitConcurrency(atOnce.image),
    video: limitConcurrency(atOnce.video),
    document: limitConcurrency(atOnce.document),
    csv: limitConcurrency(atOnce.csv),
  };

  const start = (): ChildProcess => {
    const { PATH, TMPDIR, MALLOC_ARENA_MAX } = process.env;
    const worker = fork(fileURLToPath(new URL('./checkProcess.mjs', import.meta.url)), {
      execArgv: [`--max-old-space-size=${maxHeapMegabytes}`],
      // No secrets of the server: what reads hostile files does not need them.
      env: { PATH, TMPDIR, MALLOC_ARENA_MAX, NODE_ENV: process.env.NODE_ENV },
      serialization: 'advanced',
      // Warnings of libraries about files are no log of ours.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Also after its check was given up: an error without a listener would end this process.
    worker.on('error', () => {});
    worker.once('exit', () => idle.delete(worker));
    return worker;
  };
  const take = (): ChildProcess => {
    for (const [worker, timer] of idle) {
      clearTimeout(timer);
      idle.delete(worker);
      if (!worker.connected) continue;
      worker.ref();
      worker.channel?.ref();
      return worker;
    }
    return start();
  };
  const giveBack = (worker: ChildProcess): void => {
    worker.unref();
    worker.channel?.unref();
    idle.set(worker, setTimeout(() => worker.kill('SIGKILL'), idleMs).unref());
  };
  const ask = async <Kind extends CheckKind>(kind: Kind, input: Checks[Kind]): Promise<Answer<Findings[Kind]>> => {
    const worker = take();
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), maxMs);
    try {
      // An error here is followed by the end of the process.
      worker.send({ kind, input }, () => {});
      const { signal } = waiting;
      const [answer]: Answer<Findings[Kind]>[] = await Promise.race([
        once(worker, 'message', { signal }),
        once(worker, 'exit', { signal }).then(() => Promise.reject(new Error('The process has ended.'))),
      ]);
      if (!answer) throw new Error('The process has not answered.');
      giveBack(worker);
      return answer;
    } catch (error) {
      // It never started.
      if (worker.pid === undefined) return { unavailable: true, why: String(error) };
      worker.kill('SIGKILL');
      return { refusal: 'unreadable', why: `The check exceeded a limit: ${error}` };
    } finally {
      clearTimeout(timer);
      waiting.abort();
    }
  };
  return {
    run: async (kind, input) => {
      const answer = await limited[kind](() => ask(kind, input));
      if ('unavailable' in answer) throw new MediaUnavailable({ cause: answer.why });
      if ('refusal' in answer) throw new FileRefused(answer.refusal, { cause: answer.why });
      return answer.findings;
    },
  };
}
