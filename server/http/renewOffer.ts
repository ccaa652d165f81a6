import type { FastifyInstance } from 'fastify';
import { answerAnchors, paths } from '../../client/app/paths.ts';
import type { Services } from '../domain/context.ts';
import { NotFound } from '../domain/core/failures/errors.ts';
import { renewByMail } from '../domain/offers/life/life.ts';

/**
 * The button of the page that renews an offer, which works without JavaScript. Looking at the page changes nothing, because
 * mail scanners follow links.
 */
export function registerRenewOffer(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
    scope.post<{ Params: { token: string } }>(
      paths.renewOffer.pattern,
      { bodyLimit: 1_000 },
      async (request, reply) => {
        const { token } = request.params;
        reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
        await renewByMail(services, token).catch((error: unknown) => {
          // The page says that the offer is gone.
          if (!(error instanceof NotFound)) throw error;
        });
        return reply.redirect(`${paths.renewOffer.to({ token })}#${answerAnchors.done}`, 303);
      },
    );
  });
}
