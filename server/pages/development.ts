import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import { developmentEntry } from '../../scripts/developmentEntry.ts';
import type { PageRenderer } from './renderer.ts';

/** Serves the client from its source with hot reload, in the browser and on the server. */
export async function developmentPages(app: FastifyInstance): Promise<PageRenderer> {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
    clearScreen: false,
  });
  app.addHook('onClose', () => vite.close());
  // Serves modules and styles, and passes other requests on.
  app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
  return {
    async render(request) {
      const module = await vite.ssrLoadModule('/client/server.tsx');
      const render: PageRenderer['render'] = module.render;
      return render(request).catch((error: unknown) => {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      });
    },
    // The source may change while the data stays the same.
    publicOperations: () => null,
    assetsOf: () => ({ entry: developmentEntry, modules: [], styles: [] }),
    styleTexts: new Map(),
  };
}
