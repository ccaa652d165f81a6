import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { extensions } from './media.ts';
import type { MediaStore } from './store.ts';

const contentTypes = new Map(Object.entries(extensions).map(([type, extension]) => [`.${extension}`, type]));

/**
 * Stores files in a folder, for the user of this process only. The content type follows from the file extension.
 */
export function diskMedia(folder: string): MediaStore {
  const placeFor = async (path: string) => {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    return target;
  };
  return {
    put: async (path, content) => {
      const target = await placeFor(path);
      // Renamed into place, so that no reader sees a partial file.
      await writeFile(`${target}.part`, content, { mode: 0o600 });
      await rename(`${target}.part`, target);
    },
    putFile: async (path, file) => {
      const target = await placeFor(path);
      await rename(file, target).catch(async (error: unknown) => {
        if (!isAcrossDevices(error)) throw error;
        await copyFile(file, `${target}.part`, constants.COPYFILE_FICLONE);
        await rename(`${target}.part`, target);
      });
    },
    stat: async (path) => {
      const found = await stat(join(folder, path)).catch(nullIfMissing);
      if (!found?.isFile()) return null;
      return { contentType: contentTypes.get(extname(path)) ?? 'application/octet-stream', size: found.size };
    },
    read: async (path, range) => {
      // Opened here, so that a deleted file is reported as missing and not as a broken stream.
      const file = await open(join(folder, path)).catch(nullIfMissing);
      return file && createReadStream('', { fd: file, ...range });
    },
    delete: async (path) => {
      await rm(join(folder, path), { force: true });
      // What a killed process did not rename into place.
      await rm(join(folder, `${path}.part`), { force: true });
    },
  };
}

function nullIfMissing(error: unknown): null {
  if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null;
  throw error;
}

const isAcrossDevices = (error: unknown): boolean => hasCode(error, 'EXDEV');

const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
