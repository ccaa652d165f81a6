import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A low quality is fast enough to compress a page for each request. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: 1 } };

/** Sends a page in the best encoding that the browser accepts. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string | Buffer,
): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8').header('vary', 'Accept-Encoding');
  const accepted = request.headers['accept-encoding'] ?? '';
  if (accepts(accepted, 'br'))
    return reply.header('content-encoding', 'br').send(await compressBrotli(html, brotliOptions));
  if (accepts(accepted, 'gzip')) return reply.header('content-encoding', 'gzip').send(await compressGzip(html));
  return reply.send(html);
}

/** Whether an Accept-Encoding names this one and does not refuse it with q=0. */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
