import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance } from 'fastify';
import { product } from '../../../client/ui/base/product.ts';
import type { Cookies } from '../../auth/guestCookie.ts';
import { docsPath as address, apiDocument } from './mount.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url));
const text = (path: string) => read(path).toString('utf8');

/** A server for the readable document only. All scripts and styles are its own files. */
export async function docsApp(cookies: Cookies): Promise<FastifyInstance> {
  const app = Fastify();
  const favicon = read('../../../client/ui/favicon.svg');
  const font = readFileSync(
    createRequire(import.meta.url).resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  );
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply, payload) => {
      const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
      return isPage && typeof payload === 'string' ? dressed(payload) : payload;
    });
    scope.get(`${address}/figtree.woff2`, async (_request, reply) =>
      reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(font),
    );
    // Its types are for OpenAPI 3.0 only.
    const document = JSON.parse(JSON.stringify(apiDocument(cookies)));
    await scope.register(swagger, { mode: 'static', specification: { document } });
    await scope.register(swaggerUi, {
      routePrefix: address,
      uiConfig: {
        layout: 'BaseLayout',
        deepLinking: true,
        docExpansion: 'none',
        defaultModelsExpandDepth: 0,
        defaultModelExpandDepth: 3,
        displayRequestDuration: true,
      },
      theme: {
        title: apiDocument(cookies).info.title,
        css: [
          { filename: 'tokens.css', content: text('../../../client/ui/tokens.css') },
          { filename: 'masthead.css', content: text('../../developers/masthead.css') },
          { filename: 'docs.css', content: text('./docs.css') },
        ],
        favicon: [{ filename: 'favicon.svg', rel: 'icon', type: 'image/svg+xml', sizes: 'any', content: favicon }],
      },
    });
  });
  return app;
}

/** The page for all screen sizes, with the product's name, and a text for browsers without scripts. */
const dressed = (html: string): string =>
  html
    .replace(/^[\s\S]*?(?=<!DOCTYPE)/i, '')
    .replace(
      '<meta charset="UTF-8">',
      `<meta charset="UTF-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="description" content="Every call of ${product.name}: what it takes, what it answers, and a way to try it.">`,
    )
    .replace(
      '<div id="swagger-ui"></div>',
      `<header class="masthead">
        <a href="/"><img src="${address}/static/theme/favicon.svg" alt="" width="32" height="32">${product.name}</a>
        <nav aria-label="For developers">
          <a href="/developers">Guide</a>
          <a href="/api/graphiql">GraphiQL</a>
          <a href="/openapi.json">openapi.json</a>
        </nav>
      </header>
      <main id="swagger-ui"></main>
      <noscript><p class="without-script">Trying calls needs JavaScript; <a href="/api/openapi.json">the document</a> does not.</p></noscript>`,
    );
