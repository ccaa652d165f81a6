import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { paths } from '../../client/app/paths.ts';

const icons = [
  ['/favicon.ico', 'image/x-icon', 'favicon.ico'],
  ['/apple-touch-icon.png', 'image/png', 'appleTouchIcon.png'],
] as const;

/** Addresses that browsers and password managers ask every site for. */
export function registerWellKnown(app: FastifyInstance): void {
  for (const [address, type, file] of icons) {
    const bytes = readFileSync(new URL(`../../client/ui/${file}`, import.meta.url));
    app.get(address, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type(type).send(bytes),
    );
  }
  // https://w3c.github.io/webappsec-change-password-url
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect(`${paths.account.to()}#login`, 302));
}
