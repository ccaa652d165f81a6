import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ZipFile } from 'yazl';
import type { Ctx } from '../domain/core/context.ts';
import { type OwnData, readOwnData } from '../domain/lifecycle/ownData/ownData.ts';
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
    contextOf: (request: FastifyRequest) => Promise<Ctx>;
  },
): void {
  app.get(ownDataPath, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const context = await contextOf(request);
    const zip = zipOf(await readOwnData(context), store);
    // A file that cannot be read breaks the download off, so that an incomplete one is not taken for the whole.
    zip.on('error', (error) => reply.raw.destroy(error));
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="${context.productName}-data.zip"`)
      .send(zip.outputStream);
  });
}

function zipOf({ documents, files }: OwnData, store: MediaStore): ZipFile {
  const zip = new ZipFile();
  // One entry after the other, as fast as the client reads.
  for (const { name, pages, isSingle } of documents) {
    zip.addReadStreamLazy(name, (give) => {
      const json = Readable.from(isSingle ? singleOf(pages()) : jsonOf(pages()));
      json.on('error', (error) => zip.emit('error', error));
      give(null, json);
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

/** An array in JSON, a row on each line. */
async function* jsonOf(pages: AsyncIterable<object[]>): AsyncIterable<string> {
  yield '[';
  let before = '\n';
  for await (const rows of pages) {
    yield before + rows.map((row) => JSON.stringify(row)).join(',\n');
    before = ',\n';
  }
  yield '\n]\n';
}

async function* singleOf(pages: AsyncIterable<object[]>): AsyncIterable<string> {
  for await (const rows of pages) for (const row of rows) yield `${JSON.stringify(row, null, 2)}\n`;
}
