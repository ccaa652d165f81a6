import { join } from 'node:path';
import { diskMedia } from './disk.ts';
import type { S3Settings } from './s3.ts';
import type { MediaStore } from './store.ts';

/** Where files are stored. The client of a service that is not in use is not loaded. */
export async function openMedia({
  s3,
  dataDir,
}: {
  s3: Readonly<S3Settings> | undefined;
  dataDir: string;
}): Promise<MediaStore> {
  if (!s3) return diskMedia(join(dataDir, 'media'));
  const { s3Media } = await import('./s3.ts');
  return s3Media(s3);
}
