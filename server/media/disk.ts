import { createReadStream } from 'node:fs';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { MediaStore } from './store.ts';

const contentTypes: Record<string, string> = {
  '.webp': 'image/webp',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.mov': 'video/quicktime',
  '.pdf': 'application/pdf',
  '.xls': 'application/vnd.ms-excel',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Files in a folder. The content type follows from the ending. */
export function diskMedia(folder: string): MediaStore {
  return {
    put: async (path, content) => {
      const target = join(folder, path);
      await mkdir(dirname(target), { recursive: true });
      // Renamed into place, so that nobody ever reads half a file.
      await writeFile(`${target}.part`, content);
      await rename(`${target}.part`, target);
    },
    get: async (path) => {
      const file = join(folder, path);
      const found = await stat(file).catch(() => null);
      if (!found?.isFile()) return null;
      return {
        stream: createReadStream(file),
        contentType: contentTypes[extname(path)] ?? 'application/octet-stream',
        size: found.size,
      };
    },
  };
}
