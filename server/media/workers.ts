import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Answer, CheckKind, Checks, Findings } from './checks.ts';
import { FileRefused, MediaUnavailable } from './media.ts';

export type WorkerLimits = {
  /** How long a check may take. Milliseconds. */
  maxMs: number;
  /** How long a process may take to start, which says nothing about a file. Milliseconds. */
  maxStartMs: number;
  /** How long a process stays for the next check; it takes up to a second to start. Milliseconds. */
  idleMs: number;
  /** The heap of a process. What a check unpacks outside of it is limited by the check. */
  maxHeapMegabytes: number;
};

/** A check comes after requests, so a busy machine may take many times as long as an idle one. */
const defaultLimits: WorkerLimits = { maxMs: 45_000, maxStartMs: 60_000, idleMs: 10_000, maxHeapMegabytes: 256 };

/**
 * Checks that run at the same time; the others wait. By kind, so that slow videos delay no pictures. Decoding a picture of 40
 * megapixels takes over 100 MB of memory.
 */
const atOnce: Record<CheckKind, number> = { image: 2, video: 2, document: 1, csv: 1 };

export type Workers = {
  /**
   * Checks a file in another process: one that is made to be slow or large delays no request. A thread would not do, because one
   * large allocation beyond its limit ends the whole process (docs/decisions/0059).
   * @throws FileRefused, also if the check exceeds a limit; MediaUnavailable if our machine fails
   */
  run: <Kind extends CheckKind>(kind: Kind, input: Checks[Kind]) => Promise<Findings[Kind]>;
};

declare global {
  /** Set by the build (vite.server.config.ts). */
  var hourhandIsCompiled: true | undefined;
}

/** Compiled beside the server, or the source with its loader. */
const checkProcess = globalThis.hourhandIsCompiled
  ? { file: fileURLToPath(new URL('../../dist/node/checkProcess.js', import.meta.url)), loader: [] }
  : { file: fileURLToPath(new URL('./checkProcess.ts', import.meta.url)), loader: ['--import', 'tsx'] };

export function openWorkers(limits: Partial<WorkerLimits> = {}): Workers {
  const { maxMs, maxStartMs, idleMs, maxHeapMegabytes } = { ...defaultLimits, ...limits };
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const limited = {
    image: limitConcurrency(atOnce.image),
    video: limitConcurrency(atOnce.video),
    document: limitConcurrency(atOnce.document),
    csv: limitConcurrency(atOnce.csv),
  };

  const start = async (): Promise<ChildProcess> => {
    const { PATH, TMPDIR, MALLOC_ARENA_MAX } = process.env;
    const worker = fork(checkProcess.file, {
      execArgv: [...checkProcess.loader, `--max-old-space-size=${maxHeapMegabytes}`],
      // No secrets of the server: what reads hostile files does not need them.
      env: { PATH, TMPDIR, MALLOC_ARENA_MAX, NODE_ENV: process.env.NODE_ENV },
      serialization: 'advanced',
      // Warnings of libraries about files are no log of ours.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Also after its check was given up: an error without a listener would end this process.
    worker.on('error', () => {});
    worker.once('exit', () => idle.delete(worker));
    if (worker.pid === undefined) throw new Error('There is no process.');
    try {
      await messageOf(worker, maxStartMs);
    } catch (error) {
      worker.kill('SIGKILL');
      throw error;
    }
    return worker;
  };
  const take = async (): Promise<ChildProcess> => {
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
    const end = () => {
      // At once: its end becomes known later, and it must not be taken until then.
      idle.delete(worker);
      worker.kill('SIGKILL');
    };
    idle.set(worker, setTimeout(end, idleMs).unref());
  };
  const ask = async <Kind extends CheckKind>(
    kind: Kind,
    input: Checks[Kind],
    attemptsLeft: number,
  ): Promise<Answer<Findings[Kind]>> => {
    let worker: ChildProcess;
    try {
      worker = await take();
    } catch (error) {
      return { unavailable: true, why: `No process has started: ${error}` };
    }
    try {
      // An error here is followed by the end of the process.
      worker.send({ kind, input }, () => {});
      const answer: Answer<Findings[Kind]> = await messageOf(worker, maxMs);
      giveBack(worker);
      return answer;
    } catch (error) {
      worker.kill('SIGKILL');
      if (!(error instanceof ProcessEnded)) return { refusal: 'tooSlow', why: `It took over ${maxMs} ms.` };
      // Someone else may have ended it, such as an operating system without memory.
      if (attemptsLeft > 0) return ask(kind, input, attemptsLeft - 1);
      return { refusal: 'unreadable', why: 'It ended the process, most likely by its use of memory.' };
    }
  };
  return {
    run: async (kind, input) => {
      const answer = await limited[kind](() => ask(kind, input, 1));
      if ('unavailable' in answer) throw new MediaUnavailable({ cause: answer.why });
      if ('refusal' in answer) throw new FileRefused(answer.refusal, { cause: answer.why });
      return answer.findings;
    },
  };
}

class ProcessEnded extends Error {}

/** The next message of a process. Rejects with ProcessEnded when it ends, and with another error after this many milliseconds. */
async function messageOf<Message>(worker: ChildProcess, maxMs: number): Promise<Message> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), maxMs);
  const { signal } = waiting;
  try {
    const [message] = await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }).then(() => Promise.reject(new ProcessEnded())),
    ]);
    if (message === undefined) throw new Error('The process has said nothing.');
    return message;
  } finally {
    clearTimeout(timer);
    waiting.abort();
  }
}

/** Runs at most `limit` pieces of work at the same time; the others wait. */
export function limitConcurrency(limit: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= limit) await new Promise<void>((begin) => waiting.push(begin));
    else running += 1;
    try {
      return await work();
    } finally {
      // The next one takes over this slot.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
