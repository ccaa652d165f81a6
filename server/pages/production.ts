import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type Manifest, manifestAssets } from './manifest.ts';
import type { PageRenderer } from './renderer.ts';

const dist = join(import.meta.dirname, '../../dist');
const oneYear = 365 * 24 * 60 * 60 * 1000;

/** Serves the built client. Throws if it is not built. */
export async function productionPages(app: FastifyInstance): Promise<PageRenderer> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(dist, 'client/manifest.json'), 'utf8').catch((cause) => {
      throw new Error('The client is not built: run `npm run build`.', { cause });
    }),
  );
  // File names contain a hash of the content.
  await app.register(fastifyStatic, {
    root: join(dist, 'client/assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: oneYear,
    preCompressed: true,
    setHeaders: (response) => response.setHeader('vary', 'Accept-Encoding'),
    index: false,
    decorateReply: false,
  });
  const { render }: Pick<PageRenderer, 'render'> = await import(pathToFileURL(join(dist, 'server/server.js')).href);
  return { render, assetsOf: manifestAssets(manifest, 'client/main.tsx') };
}
