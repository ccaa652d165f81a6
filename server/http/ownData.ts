import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ZipFile } from 'yazl';
import { type OwnData, readOwnData } from '../domain/account/ownData.ts';
import type { DomainContext } from '../domain/context.ts';
import { Failure } from '../domain/errors.ts';
import type { MediaStore } from '../media/store.ts';

export const ownDataPath = '/api/account/data';

/** The download of everything that is stored about the viewer, as a ZIP file. `readOwnData` decides what that is. */
export function registerOwnData(
  app: FastifyInstance,
  {
    store,
    contextOf,
  }: {
    store: MediaStore;
    contextOf: (request: FastifyRequest) => Promise<DomainContext>;
  },
): void {
  app.get(ownDataPath, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const context = await contextOf(request);
    try {
      const zip = zipOf(await readOwnData(context), store);
      // A file that cannot be read breaks the download off, so that an incomplete one is not taken for the whole.
      zip.on('error', (error) => reply.raw.destroy(error));
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', `attachment; filename="${context.productName}-data.zip"`)
        .send(zip.outputStream);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return reply.code(error.status).send({ code: error.status, message: error.message });
    }
  });
}

function zipOf({ documents, chats, files }: OwnData, store: MediaStore): ZipFile {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(documents)) zip.addBuffer(json(content), name);
  for (const { name, read } of chats) {
    zip.addReadStreamLazy(name, (give) => {
      read().then(
        (messages) => give(null, Readable.from([json(messages)])),
        (error: unknown) => zip.emit('error', error),
      );
    });
  }
  for (const { name, path } of files) {
    zip.addReadStreamLazy(name, { compress: false }, (give) => {
      store.read(path).then(
        // A file that was removed in the meantime is empty.
        (content) => give(null, content ?? Readable.from([])),
        (error: unknown) => zip.emit('error', error),
      );
    });
  }
  zip.end();
  return zip;
}

const json = (content: object): Buffer => Buffer.from(`${JSON.stringify(content, null, 2)}\n`);
