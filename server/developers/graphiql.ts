import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { product } from '../../client/ui/base/product.ts';
import type { Cookies } from '../auth/guestCookie.ts';
import { printedSchema } from '../graphql/schema.ts';
import { compressed } from '../http/compression.ts';
import { etagOf, isKnownTo } from '../rest/etag.ts';
import { apiDocument, serveDocument } from '../rest/openapi/mount.ts';

/** Where queries can be written and tried, beside /api/docs. */
const address = '/api/graphiql';

const own = (name: string) => new URL(name, import.meta.url);

/** What the page loads: its own two files, and those of the package, which were built with all that they need. */
function files(): Map<string, { path: string | URL; type: string }> {
  const folder = dirname(createRequire(import.meta.url).resolve('@graphql-yoga/graphiql'));
  const script = 'text/javascript; charset=utf-8';
  const style = 'text/css; charset=utf-8';
  return new Map([
    ['page.css', { path: own('./graphiql.css'), type: style }],
    ['page.js', { path: own('./graphiqlPage.js'), type: script }],
    ['graphiql.css', { path: join(folder, 'graphiql.css'), type: style }],
    ['graphiql.js', { path: join(folder, 'yoga-graphiql.umd.js'), type: script }],
    ['editor.worker.js', { path: join(folder, 'monacoeditorwork/editor.worker.bundle.js'), type: script }],
    ['json.worker.js', { path: join(folder, 'monacoeditorwork/json.worker.bundle.js'), type: script }],
    ['graphql.worker.js', { path: join(folder, 'monacoeditorwork/graphql.worker..bundle.js'), type: script }],
  ]);
}

/**
 * Serves GraphiQL from our own files. Its requests are those of any page of ours: to `/graphql`, with the cookies of the viewer, so that
 * it shows and does what the viewer may, or with a key that is written among its headers.
 */
export function registerGraphiql(app: FastifyInstance): void {
  const known = files();
  const etags = new Map<string, string>();
  const html = pageWith(readFileSync(own('../../client/ui/favicon.svg')));

  app.get(address, { compress: compressed }, (_request, reply) => {
    // Its style sheet contains its typefaces.
    const policy = `${reply.raw.getHeader('content-security-policy')};font-src 'self' data:`;
    reply.header('content-security-policy', policy).header('cache-control', 'public, max-age=300');
    return reply.type('text/html; charset=utf-8').send(html);
  });
  app.get<{ Params: { name: string } }>(`${address}/:name`, { compress: compressed }, async (request, reply) => {
    const { name } = request.params;
    const file = known.get(name);
    if (!file) return reply.callNotFound();
    const bytes = await readFile(file.path);
    const etag = etags.get(name) ?? etagOf(bytes.toString('latin1'));
    etags.set(name, etag);
    reply.header('etag', etag).header('cache-control', 'public, max-age=86400');
    if (isKnownTo(request, etag)) return reply.code(304).send();
    return reply.type(file.type).send(bytes);
  });
}

const pageWith = (favicon: Buffer): string => `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>GraphiQL · ${product.name}</title>
    <meta name="description" content="Write queries of ${product.name}, and try them with your own rights.">
    <link rel="icon" type="image/svg+xml" href="data:image/svg+xml;base64,${favicon.toString('base64')}">
    <link rel="stylesheet" href="/api/docs/static/theme/tokens.css">
    <link rel="stylesheet" href="/api/docs/static/theme/masthead.css">
    <link rel="stylesheet" href="${address}/graphiql.css">
    <link rel="stylesheet" href="${address}/page.css">
    <script defer src="${address}/graphiql.js"></script>
    <script defer src="${address}/page.js"></script>
  </head>
  <body>
    <header class="masthead">
      <a href="/"><img src="/api/docs/static/theme/favicon.svg" alt="" width="32" height="32">${product.name}</a>
      <nav aria-label="For developers">
        <a href="/developers">Guide</a>
        <a href="/api/docs">REST calls</a>
        <a href="/schema.graphql">schema.graphql</a>
      </nav>
    </header>
    <div class="rights">
      <h1>GraphiQL</h1>
      <p>You act as the account that is logged in here. To act by a key, write it under <b>Headers</b>:
        <code>{"authorization": "Bearer hh_…"}</code>. It is not stored.</p>
    </div>
    <main id="graphiql" aria-label="Queries and answers"></main>
    <noscript><p class="without-script">Trying queries needs JavaScript; <a href="/schema.graphql">the schema</a> does not.</p></noscript>
  </body>
</html>
`;

/** The descriptions of both APIs, which code generators download. */
export function registerDownloads(app: FastifyInstance, cookies: Cookies): void {
  serveDocument(app, '/schema.graphql', 'application/graphql; charset=utf-8', printedSchema);
  serveDocument(app, '/openapi.json', 'application/json; charset=utf-8', () => JSON.stringify(apiDocument(cookies)));
}
