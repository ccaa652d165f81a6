import { randomUUID } from 'node:crypto';
import { mkdir, statfs } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { openMedia } from '../../media/open.ts';
import type { Env } from '../env.ts';
import { type Check, saysLater, WrongSetting } from './finding.ts';

/** The bucket or the folder of uploads: a file is written, read and deleted. */
export const uploadsCheck = (env: Pick<Env, 's3' | 'dataDir'>): Check => ({
  part: 'uploads',
  run: async () => {
    const store = await openMedia(env);
    const path = `checks/${randomUUID()}.txt`;
    const content = Buffer.from('Hourhand checks whether files can be stored.');
    try {
      await store.put(path, content, 'text/plain');
      const stream = await store.read(path);
      const read = stream && (await buffer(stream));
      await store.delete(path);
      if (!read?.equals(content)) throw new WrongSetting('A file that was stored is not returned.');
      if (await store.stat(path)) throw new WrongSetting('A file that was deleted is still there.');
    } catch (error) {
      throw isRefusal(error) ? new WrongSetting(`${error.name}: ${error.message}`) : error;
    }
    return env.s3 ? `The bucket ${env.s3.bucket} stores, returns and deletes files.` : 'They are stored in DATA_DIR.';
  },
});

/** An answer of the object storage that says no, such as to a wrong key; or of the file system. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if ('$metadata' in error) {
    const { $metadata: about } = error;
    const status = typeof about === 'object' && about && 'httpStatusCode' in about ? about.httpStatusCode : undefined;
    return typeof status === 'number' && status >= 400 && !saysLater(status) && error.name !== 'RequestTimeout';
  }
  return 'code' in error && ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].includes(String(error.code));
}

/** Free bytes below which the product says so, and below which it does not start: a video may have 100 MB. */
const little = 2 * 2 ** 30;
const tooLittle = 256 * 2 ** 20;

/** Where uploads arrive, and where the embedded database is. */
export const diskCheck = ({ dataDir }: Pick<Env, 'dataDir'>): Check => ({
  part: 'disk',
  run: async () => {
    await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((error: Error) => {
      throw new WrongSetting(`DATA_DIR cannot be made: ${error.message}`);
    });
    const { bavail, bsize } = await statfs(dataDir);
    const free = bavail * bsize;
    const says = `${(free / 2 ** 30).toFixed(1)} GB are free in DATA_DIR.`;
    if (free < tooLittle) throw new WrongSetting(says);
    return free < little ? { missing: `Only ${says}` } : says;
  },
});
