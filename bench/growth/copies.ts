import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compiledServer, compiledServerMemory } from '../../scripts/compiledServer.ts';
import { connectDatabase } from '../../server/database/connect.ts';
import { prepareDatabase } from '../../server/database/prepare.ts';
import type { OnClose } from '../command.ts';
import { measureSpace } from './space.ts';

/** Seconds, and bytes of the backup on the disk. */
export type Copies = { backup: number; bytes: number; restore: number };

/**
 * `npm run backup` while the database runs, and `npm run restore` to an empty folder.
 * @throws unless the restored tables have as many rows
 */
export async function measureCopies(
  dataDir: string,
  rows: ReadonlyMap<string, number>,
  onClose: OnClose,
): Promise<Copies> {
  const folder = join(dataDir, 'measured-backup');
  const place = join(dataDir, 'measured-restore');
  const remove = async () => {
    for (const one of [folder, place]) await rm(one, { recursive: true, force: true });
  };
  await remove();
  onClose(remove);
  const backup = await timed(['backup', folder], dataDir);
  const bytes = await bytesIn(folder);
  const restore = await timed(['restore', folder], place);
  const restored = await prepareDatabase({ databaseUrl: undefined, dataDir: place });
  const database = connectDatabase(restored.url, { poolSize: 1 });
  try {
    for (const { name, rows: found } of (await measureSpace(database.pool)).tables) {
      if (found !== rows.get(name)) throw new Error(`${name} has ${found} restored rows instead of ${rows.get(name)}.`);
    }
  } finally {
    await database.close();
    await restored.stop();
  }
  await remove();
  return { backup, bytes, restore };
}

async function timed(args: string[], dataDir: string): Promise<number> {
  const began = performance.now();
  const { NODE_ENV: _ofTheCaller, ...environment } = process.env;
  const command = spawn(process.execPath, [...compiledServer, ...args], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...compiledServerMemory, ...environment, NODE_ENV: 'production', DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(command, 'exit');
  if (code !== 0) throw new Error(`${args[0]} failed.`);
  return (performance.now() - began) / 1000;
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(file.parentPath, file.name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
