import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../server/database/embedded.ts';

/** An empty database to try something on, gone afterwards. */
export async function withScratchDatabase<T>(use: (url: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hourhand-scratch-'));
  try {
    const database = await startEmbeddedDatabase({ dataDir, settings: { fsync: 'off' } });
    try {
      return await use(database.url);
    } finally {
      await database.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
