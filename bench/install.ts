import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Installs what a measurement needs besides the product's dependencies: a folder with a lock file of its own. */
export async function installIn(folder: string): Promise<void> {
  if (existsSync(join(folder, 'node_modules'))) return;
  // Their packages need the Node.js that they install.
  const npm = spawn('npm', ['ci', '--loglevel=error'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(npm, 'close');
  if (code !== 0) throw new Error(`npm ci failed in ${folder}.`);
}
