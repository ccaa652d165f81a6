import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyCompress, { type FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { vary } from './cors.ts';

/**
 * The `compress` option of routes whose answers are texts: pages, GraphQL, REST, the sitemap. Other routes send files, streams or
 * secrets, and answer plain. Answers of less than a kilobyte are not worth it.
 */
export const compressed = { encodings: ['br', 'gzip'], threshold: 1024 } satisfies FastifyCompressOptions;

export type Encoding = 'br' | 'gzip';

const compressors: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  // Better ones take longer than the network saves.
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify(gzip),
};

/** For what is kept compressed. The plugin does not compress it again where the answer says its encoding. */
export const compress = (bytes: Buffer, encoding: Encoding): Promise<Buffer> => compressors[encoding](bytes);

/** The encoding that the client prefers; null where the answer has to be plain. Asks routes with the option `compressed`. */
export function encodingFor({ headers }: FastifyRequest): Encoding | null {
  if (headers['x-no-compression'] !== undefined) return null;
  const wanted = negotiate(String(headers['accept-encoding'] ?? ''), compressed.encodings);
  return wanted === 'br' || wanted === 'gzip' ? wanted : null;
}

export async function registerCompression(app: FastifyInstance): Promise<void> {
  // Before the plugin's own hook, which only looks at the routes.
  app.addHook('onRoute', (route) => {
    if (route.compress) route.onRequest = [prepare, ...[route.onRequest ?? []].flat()];
  });
  await app.register(fastifyCompress, { ...compressed, global: false });
}

function prepare(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  // The plain answer varies too.
  vary(reply, 'accept-encoding');
  if (isSentByAnotherSite(request)) request.headers['x-no-compression'] = '1';
  done();
}

/**
 * Whether another site had the browser send this with the cookies of its user. Such a site chooses what the answer repeats, and could
 * find out secrets beside it from the compressed size (BREACH).
 */
const isSentByAnotherSite = ({ headers }: FastifyRequest): boolean =>
  headers.cookie !== undefined && ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));
