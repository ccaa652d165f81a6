import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { seedDemo } from '../../prisma/demo/demo.ts';
import { connectDatabase } from '../../server/database/connect.ts';
import { openMedia } from '../../server/media/open.ts';
import { parseEnv } from '../../server/start/env.ts';
import { copyDatabase, sealDatabase } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The name of a database with the demo data, and the data folder with its media; `startDemo` copies both. */
    demoData: { database: string; folder: string };
  }
}

/** Vitest's global setup: makes the demo data once for all tests that use it. Runs after the database server's. */
export default async function makeDemoData(project: TestProject): Promise<() => Promise<void>> {
  const server = project.getProvidedContext().databaseServer;
  const folder = await mkdtemp(join(tmpdir(), 'hourhand-demo-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const { name, url } = await copyDatabase(server.url, server.template);
    const { pool, close } = connectDatabase(url, { poolSize: 1 });
    try {
      const media = await openMedia(parseEnv({ DATA_DIR: folder }));
      await seedDemo({ pool, media, now: new Date(), sandbox: true });
    } finally {
      await close();
    }
    await sealDatabase(server.url, name);
    project.provide('demoData', { database: name, folder });
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}
