import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { traced } from '../tracing/traced.ts';
import type { MediaStore } from './store.ts';

const tooLate = () => new Error('The storage did not answer in time.');

/** The content of a response. It fails if the next bytes take longer than `milliseconds`. A slow reader's pauses do not count. */
const readWithin = (milliseconds: number, content: Readable): Readable =>
  Readable.from(inTime(milliseconds, content), { objectMode: false });

async function* inTime(milliseconds: number, content: Readable): AsyncGenerator<Buffer, void> {
  const chunks: AsyncIterator<Buffer> = content[Symbol.asyncIterator]();
  try {
    for (;;) {
      const timer = setTimeout(() => content.destroy(tooLate()), milliseconds);
      const next = await chunks.next().finally(() => clearTimeout(timer));
      if (next.done) return;
      yield next.value;
    }
  } finally {
    content.destroy();
  }
}

/**
 * Runs `send` with the content of a file, which is closed in any case. It fails, and aborts the signal, when neither the next bytes are
 * taken nor the last ones are answered within `milliseconds`, and when the file cannot be read.
 */
export async function sendFileWithin<Value>(
  milliseconds: number,
  path: string,
  send: (content: Readable, signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(tooLate()), milliseconds);
  const file = createReadStream(path);
  const taken = async function* () {
    for await (const chunk of file) {
      timer.refresh();
      yield chunk;
    }
  };
  const content = Readable.from(taken(), { objectMode: false });
  // Without a listener, closing the file after an answer that came before the file's end would end the process.
  content.on('error', (error) => ended.abort(error));
  try {
    return await send(content, ended.signal);
  } catch (error) {
    throw ended.signal.aborted ? ended.signal.reason : error;
  } finally {
    clearTimeout(timer);
    file.destroy();
  }
}

export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** How long the service may be silent, in milliseconds: as long as a statement of the database. What can be repeated is tried twice. */
const silence = 10_000;
const patience = { connectionTimeout: 3_000, requestTimeout: silence, throwOnRequestTimeout: true };
/** Each is used for a person, who may read slowly, so that a limit would make others wait. */
const connections = { maxSockets: Number.POSITIVE_INFINITY };

/** Stores files in a bucket of Amazon S3 or a compatible service. */
export function s3Media({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): MediaStore {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 2,
    requestHandler: { ...patience, httpAgent: connections, httpsAgent: connections },
    // Not all compatible services support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  // Without a header to continue the trace: it would be signed, and a proxy may change it.
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) =>
        traced(`storage ${commandName}`, {}, () => next(args), 'client'),
    { step: 'initialize' },
  );
  const at = (path: string) => ({ Bucket: bucket, Key: path });
  return {
    put: async (path, content, contentType) => {
      await client.send(new PutObjectCommand({ ...at(path), Body: content, ContentType: contentType }));
    },
    putFile: async (path, file, contentType) => {
      const { size } = await stat(file);
      await sendFileWithin(silence, file, (content, abortSignal) =>
        client.send(
          new PutObjectCommand({ ...at(path), Body: content, ContentLength: size, ContentType: contentType }),
          // As long as the file takes.
          { abortSignal, requestTimeout: 0 },
        ),
      );
    },
    stat: async (path) => {
      try {
        const object = await client.send(new HeadObjectCommand(at(path)));
        return { contentType: object.ContentType ?? 'application/octet-stream', size: object.ContentLength ?? 0 };
      } catch (error) {
        return nullIfMissing(error);
      }
    },
    read: async (path, range) => {
      try {
        const Range = range && `bytes=${range.start}-${range.end}`;
        const object = await client.send(new GetObjectCommand({ ...at(path), Range }));
        return object.Body instanceof Readable ? readWithin(silence, object.Body) : null;
      } catch (error) {
        return nullIfMissing(error);
      }
    },
    delete: async (path) => {
      await client.send(new DeleteObjectCommand(at(path)));
    },
  };
}

function nullIfMissing(error: unknown): null {
  if (error instanceof NoSuchKey || error instanceof NotFound) return null;
  throw error;
}
