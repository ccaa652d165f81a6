import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { InvalidInput } from '../domain/core/failures/errors.ts';
import { IncomingFile, largestFile } from '../media/media.ts';

/**
 * The file of an upload in any of three forms: a part of multipart/form-data, the body itself, or a data URI in JSON.
 * The first two are streamed; the domain limits their size.
 */

/** Bytes. A picture of 10 MB in base64. */
export const jsonFileLimit = 14 * 1024 * 1024;

/** Accepts files as bodies. */
export function takeFileBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    /^(?:image|video)\/|^application\/(?:pdf|octet-stream|vnd\.)/,
    { bodyLimit: largestFile },
    (_request, payload, done) => done(null, copyOf(payload)),
  );
}

/**
 * A copy of the request that can be destroyed before its end. Destroying the request itself would close the connection.
 */
function copyOf(request: IncomingMessage): Readable {
  const copy = new PassThrough();
  // A destroyed copy has no reader left to handle its errors.
  copy.on('error', () => {});
  request.once('error', (error) => copy.destroy(error));
  request.once('close', () => {
    if (!request.readableEnded) copy.destroy(new Error('The sender has closed the connection.'));
  });
  return request.pipe(copy);
}

/** A file and the short texts sent with it: the form fields before it, or the other keys of the JSON body. */
export type SentFile = { file: IncomingFile; beside: Record<string, string> };

/** @throws InvalidInput on `field` without a file. */
export async function fileOf(request: FastifyRequest, field: string): Promise<SentFile> {
  if (request.isMultipart()) return (await partOf(request, field)) ?? fail(field, missing);
  if (request.body instanceof Readable) return { file: new IncomingFile(field, request.body), beside: {} };
  const { [field]: uri, ...others } = z.record(z.string(), z.unknown()).catch({}).parse(request.body);
  const [, content] = /^data:[\w./+-]+;base64,([A-Za-z0-9+/=\s]+)$/.exec(typeof uri === 'string' ? uri : '') ?? [];
  if (content === undefined) return fail(field, missing);
  const texts = Object.entries(others).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : []));
  return {
    file: new IncomingFile(field, Readable.from([Buffer.from(content, 'base64')])),
    beside: Object.fromEntries(texts),
  };
}

const missing = 'Please choose a file.';

function fail(field: string, message: string): never {
  throw InvalidInput.of(field, message);
}

/** The part with this name and the fields before it. Other files are skipped. */
async function partOf(request: FastifyRequest, field: string): Promise<SentFile | null> {
  const limits = { fileSize: largestFile, files: 1, parts: 20, fieldSize: 10_000 };
  const beside: Record<string, string> = {};
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') beside[part.fieldname] = part.value;
      } else if (part.fieldname === field) {
        return { file: new IncomingFile(part.filename, part.file), beside };
      } else part.file.resume();
    }
    return null;
  } catch {
    return fail(field, 'The form cannot be read. It brings one file.');
  }
}
