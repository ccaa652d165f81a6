import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { paths } from '../../client/app/paths.ts';

const icons = [
  ['/favicon.ico', 'image/x-icon', 'favicon.ico'],
  ['/apple-touch-icon.png', 'image/png', 'appleTouchIcon.png'],
] as const;

/** What browsers and password managers do on every site, whatever its pages say. */
export function registerBrowserHabits(app: FastifyInstance): void {
  for (const [address, type, file] of icons) {
    const bytes = readFileSync(new URL(`../../client/ui/${file}`, import.meta.url));
    app.get(address, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type(type).send(bytes),
    );
  }
  // https://w3c.github.io/webappsec-change-password-url
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect(`${paths.account.to()}#login`, 302));
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    // A form that is sent without the page's scripts. It changes nothing, and a page without a referrer sends no origin either.
    scope.post('/*', { config: { fromAnySite: true } }, async (request, reply) => {
      const isPage = request.headers.accept?.startsWith('text/html') && !/^\/(?:\/|api\b|graphql\b)/.test(request.url);
      return isPage ? reply.redirect(request.url, 303) : reply.callNotFound();
    });
  });
}
