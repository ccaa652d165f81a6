import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Pool } from 'pg';
import { cpuSeconds, databaseCpuSeconds } from './cpu.ts';
import type { LoadOrder, LoadReport } from './load.ts';

export type Measured = {
  perSecond: number;
  /** Milliseconds until the answer was there. */
  p50: number;
  p99: number;
  /** Milliseconds of CPU for each answer, of the server's process and of the database; NaN where the system does not say. */
  serverCpu: number;
  databaseCpu: number;
};

/** One turn of load on the server of process `pid`. Throws when an answer is not 200. */
export async function measureLoad(loader: ChildProcess, pool: Pool, pid: number, order: LoadOrder): Promise<Measured> {
  const before = { server: cpuSeconds(pid), database: await databaseCpuSeconds(pool) };
  const { port, requests, connections, answers } = order;
  loader.send({ port, requests, connections, answers });
  const [report]: LoadReport[] = await once(loader, 'message');
  if (!report || report.failures > 0) throw new Error(`${report?.failures ?? 'All'} answers were not 200.`);
  const each = (seconds: number) => (1000 * seconds) / report.answers;
  return {
    perSecond: report.answers / report.seconds,
    p50: report.p50,
    p99: report.p99,
    serverCpu: each(cpuSeconds(pid) - before.server),
    databaseCpu: each((await databaseCpuSeconds(pool)) - before.database),
  };
}

export function medianOf(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
