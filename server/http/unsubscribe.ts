import type { FastifyInstance } from 'fastify';
import { answerAnchors, paths } from '../../client/app/paths.ts';
import type { Services } from '../domain/context.ts';
import { NotFound } from '../domain/core/failures/errors.ts';
import { saveMailedChoice } from '../domain/discovery/mailChoice/choices.ts';

/**
 * Which mails are sent and how often, by the link in a mail. Mail programs unsubscribe with one click (RFC 8058): a POST without a cookie that
 * is answered on the spot. The page at the same address has a form for people. Looking at it changes nothing, because mail
 * scanners follow links.
 */
export function registerUnsubscribe(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    // Mail programs send different content types; the request itself is enough.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { token: string }; Body?: string }>(
      paths.unsubscribe.pattern,
      // The token authorizes the request, not a cookie, so that a request from another site gains nothing.
      { config: { fromAnySite: true }, bodyLimit: 10_000 },
      async (request, reply) => {
        const { token } = request.params;
        // What the page's own form sends.
        const choice = new URLSearchParams(request.body ?? '').get('choice');
        reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
        const saved = await saveMailedChoice(services, token, choice).then(
          (stopped) => ({ stopped }),
          (error: unknown) => {
            if (!(error instanceof NotFound)) throw error;
            return null;
          },
        );
        if (!saved) return reply.code(404).type('text/plain; charset=utf-8').send('This link is incomplete.\n');
        if (saved.stopped === null) {
          return reply.redirect(`${paths.unsubscribe.to({ token }, { saved: '1' })}#${answerAnchors.done}`, 303);
        }
        // Mail programs do not follow redirects here (RFC 8058).
        const text = `You will no longer get emails about ${saved.stopped}.\n`;
        return reply.type('text/plain; charset=utf-8').send(text);
      },
    );
  });
}
