import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { paths } from '../../client/app/paths.ts';

const icons = [
  ['/favicon.ico', 'image/x-icon', 'favicon.ico'],
  ['/apple-touch-icon.png', 'image/png', 'appleTouchIcon.png'],
] as const;

/** Addresses that browsers and password managers ask every site for, and forms that are sent before the page's scripts run. */
export function registerWellKnown(app: FastifyInstance): void {
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
    // Leads back to the page of the form, and changes nothing. A page that sends no referrer sends no origin either.
    scope.post('/*', { config: { fromAnySite: true } }, async (request, reply) => {
      const isPage = request.headers.accept?.startsWith('text/html') && !/^\/(?:\/|api\b|graphql\b)/.test(request.url);
      return isPage ? reply.redirect(request.url, 303) : reply.callNotFound();
    });
  });
}
