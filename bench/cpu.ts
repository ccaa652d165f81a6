import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';

/** Times of a process in seconds of CPU, its own and that of children that have ended; NaN where the system does not say. */
function times(pid: number): { own: number; endedChildren: number; parent: number } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // What follows the name in brackets, which may hold anything, begins with field 3 of proc(5).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const field = (number: number) => Number(fields[number - 3]);
    // Hundredths of a second.
    return { own: (field(14) + field(15)) / 100, endedChildren: (field(16) + field(17)) / 100, parent: field(4) };
  } catch {
    return { own: Number.NaN, endedChildren: Number.NaN, parent: 0 };
  }
}

/** Seconds of CPU that a process has used so far. */
export const cpuSeconds = (pid: number): number => times(pid).own;

/** The same of a process and of all its children, with those that have ended. */
export function treeCpuSeconds(pid: number): number {
  const { own, endedChildren } = times(pid);
  return childrenOf(pid).reduce((sum, child) => sum + treeCpuSeconds(child), own + endedChildren);
}

/** The same of all of PostgreSQL, on whose server `pool` is. */
export async function databaseCpuSeconds(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const postmaster = times(rows[0]?.pid ?? 0).parent;
  const children = childrenOf(postmaster).map((pid) => times(pid).own);
  return children.reduce((sum, seconds) => sum + seconds, times(postmaster).endedChildren);
}

function childrenOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return children === '' ? [] : children.split(' ').map(Number);
  } catch {
    return [];
  }
}
