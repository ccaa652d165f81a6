import { Readable } from 'node:stream';
import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { MediaStore } from './store.ts';

export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Files in an S3 bucket, Amazon's or anybody else's that speaks the same. */
export function s3Media({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): MediaStore {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
  });
  return {
    put: async (path, content, contentType) => {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: path, Body: content, ContentType: contentType }));
    },
    get: async (path) => {
      try {
        const object = await client.send(new GetObjectCommand({ Bucket: bucket, Key: path }));
        if (!(object.Body instanceof Readable)) return null;
        return {
          stream: object.Body,
          contentType: object.ContentType ?? 'application/octet-stream',
          size: object.ContentLength ?? 0,
        };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
  };
}
