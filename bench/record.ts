import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import type { Pool } from 'pg';

/** How many runs a page keeps. */
const kept = 5;

/** Puts the lines of a run below the introduction of a page, above those of earlier runs. */
export async function recordRun(file: URL, introduction: string, lines: readonly string[]): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const section = [`## ${day}${revision()}`, '', ...lines].join('\n');
  const earlier = await readFile(file, 'utf8').catch(() => '');
  const sections = earlier.split(/^(?=## )/m).slice(1, kept);
  await writeFile(file, [introduction, `${section}\n`, ...sections.map((one) => `${one.trim()}\n`)].join('\n'));
}

/** Processors, memory and versions. */
export async function machineOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ version: string }>(`SELECT current_setting('server_version') AS version`);
  const parts = [
    `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
    `PostgreSQL ${rows[0]?.version ?? ''}`,
  ];
  return parts.join(', ');
}

/** The commit that was measured, where there is a repository. */
function revision(): string {
  try {
    return `, ${execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()}`;
  } catch {
    return '';
  }
}
