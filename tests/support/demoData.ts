import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServerProcess } from './serverProcess.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder as a first start leaves it, with the embedded database and the demo in it; only where it was set up. */
    demoData: string;
  }
}

/** Vitest's global setup for tests that begin with the demo: made once, by a first start, and copied for each server. */
export default async function makeDemoData(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'hourhand-demo-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const server = await startServerProcess({ DATA_DIR: folder });
    await server.stop();
    project.provide('demoData', folder);
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}
