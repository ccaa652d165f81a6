import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { InvalidInput } from '../domain/errors.ts';
import { IncomingFile } from '../media/media.ts';

/**
 * The file of an upload, in any of three forms: a part of multipart/form-data, the body itself, or a data URI in JSON. The
 * first two are read as they arrive; how large a file may be is for the domain to say.
 */

/** Bytes; a picture of 10 MB in base64. */
export const jsonFileLimit = 14 * 1024 * 1024;

/** Bytes of the largest file that there is a use for, and one more, so that the domain can say that it is too large. */
const maxFile = 100 * 1024 * 1024 + 1;

/** Lets a body be a file. */
export function takeFileBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    /^(?:image|video)\/|^application\/(?:pdf|octet-stream|vnd\.)/,
    { bodyLimit: maxFile },
    (_request, payload, done) => done(null, payload),
  );
}

/** @throws InvalidInput on `field` where there is no file. */
export async function fileOf(request: FastifyRequest, field: string): Promise<IncomingFile> {
  if (request.isMultipart()) {
    const limits = { fileSize: maxFile, files: 1, parts: 20, fieldSize: 10_000 };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file' && part.fieldname === field) return new IncomingFile(part.filename, part.file);
      if (part.type === 'file') part.file.resume();
    }
    throw missing(field);
  }
  if (request.body instanceof Readable) return new IncomingFile(field, request.body);
  const uri = z.object({ [field]: z.string() }).safeParse(request.body).data?.[field];
  const [, content] = /^data:[\w./+-]+;base64,([A-Za-z0-9+/=\s]+)$/.exec(uri ?? '') ?? [];
  if (content === undefined) throw missing(field);
  return new IncomingFile(field, Readable.from([Buffer.from(content, 'base64')]));
}

const missing = (field: string) => InvalidInput.of(field, 'Please choose a file.');
