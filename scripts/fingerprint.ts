import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Which files below a path count. */
export type Accepts = (path: string) => boolean;

/** A digest of the names and contents of files and folders; what is not there counts as such. */
export async function fingerprint(
  root: string,
  paths: readonly string[],
  accepts: Accepts = () => true,
): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    const files = (await filesOf(root, path)).filter(accepts).sort();
    const contents = await Promise.all(files.map((file) => readFile(join(root, file))));
    for (const [index, content] of contents.entries()) {
      hash.update(`${files[index]}\0${content.length}\0`).update(content);
    }
    hash.update(`${path}\0${files.length}\n`);
  }
  return hash.digest('hex');
}

async function filesOf(root: string, path: string): Promise<string[]> {
  const found = await stat(join(root, path)).catch(() => null);
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
