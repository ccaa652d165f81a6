import { join } from 'node:path';
import { z } from 'zod';
import { settings, together, url } from '../settings/forms.ts';
import { diskMedia } from './disk.ts';
import type { S3Settings } from './s3.ts';
import type { MediaStore } from './store.ts';

export const mediaSettings = settings({
  variables: {
    S3_ENDPOINT: url('http:', 'https:').optional(),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
  },
  together: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  read: (given) => ({
    s3: together({
      endpoint: given.S3_ENDPOINT,
      bucket: given.S3_BUCKET,
      region: given.S3_REGION,
      accessKeyId: given.S3_ACCESS_KEY_ID,
      secretAccessKey: given.S3_SECRET_ACCESS_KEY,
    }),
  }),
});

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
