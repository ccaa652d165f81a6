import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { InvalidInput } from '../domain/errors.ts';
import { IncomingFile, largestFile } from '../media/media.ts';

/**
 * The file of an upload, in any of three forms: a part of multipart/form-data, the body itself, or a data URI in JSON. The
 * first two are read as they arrive; how large a file may be is for the domain to say.
 */

/** Bytes; a picture of 10 MB in base64. */
export const jsonFileLimit = 14 * 1024 * 1024;

/** Lets a body be a file. */
export function takeFileBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    /^(?:image|video)\/|^application\/(?:pdf|octet-stream|vnd\.)/,
    { bodyLimit: largestFile },
    (_request, payload, done) => done(null, copyOf(payload)),
  );
}

/** The same bytes, of which not all need be wanted: a request that is destroyed is never read on, and its connection stays. */
function copyOf(request: IncomingMessage): Readable {
  const copy = new PassThrough();
  // Nobody may be reading any more.
  copy.on('error', () => {});
  request.once('error', (error) => copy.destroy(error));
  request.once('close', () => {
    if (!request.readableEnded) copy.destroy(new Error('The sender has gone away.'));
  });
  return request.pipe(copy);
}

/** @throws InvalidInput on `field` where there is no file. */
export async function fileOf(request: FastifyRequest, field: string): Promise<IncomingFile> {
  if (request.isMultipart()) return (await partOf(request, field)) ?? fail(field, missing);
  if (request.body instanceof Readable) return new IncomingFile(field, request.body);
  const uri = z.object({ [field]: z.string() }).safeParse(request.body).data?.[field];
  const [, content] = /^data:[\w./+-]+;base64,([A-Za-z0-9+/=\s]+)$/.exec(uri ?? '') ?? [];
  if (content === undefined) return fail(field, missing);
  return new IncomingFile(field, Readable.from([Buffer.from(content, 'base64')]));
}

const missing = 'Please choose a file.';

function fail(field: string, message: string): never {
  throw InvalidInput.of(field, message);
}

/** The part of this name; what stands before it is passed over. */
async function partOf(request: FastifyRequest, field: string): Promise<IncomingFile | null> {
  const limits = { fileSize: largestFile, files: 1, parts: 20, fieldSize: 10_000 };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file' && part.fieldname === field) return new IncomingFile(part.filename, part.file);
      if (part.type === 'file') part.file.resume();
    }
    return null;
  } catch {
    return fail(field, 'The form cannot be read. It brings one file.');
  }
}
