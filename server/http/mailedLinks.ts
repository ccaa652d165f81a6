import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerAnchors, paths } from '../../client/app/paths.ts';
import type { Services } from '../domain/core/context.ts';
import { InvalidInput, NotFound } from '../domain/core/failures/errors.ts';
import { firstCharacters } from '../domain/core/text/characters.ts';
import { saveMailedChoice } from '../domain/discovery/mailChoice/choices.ts';
import { answerByMail } from '../domain/hiring/contactRequest/answer.ts';
import { renewByMail } from '../domain/offers/life/life.ts';
import { confirmReference, declineReference, stopReferenceMails } from '../domain/people/jobReference/answer.ts';

/**
 * The buttons of pages that mails lead to: renewing an offer, and answering a contact request. They work without JavaScript.
 * Looking at the page changes nothing, because mail scanners follow links.
 */
export function registerMailedButtons(app: FastifyInstance, services: Services): void {
  const presses: [path: typeof paths.renewOffer, press: (token: string, answer: string | null) => Promise<void>][] = [
    [paths.renewOffer, (token) => renewByMail(services, token)],
    [
      paths.answerRequest,
      async (token, pressed) => {
        const answer = pressed === 'yes' ? 'INTERESTED' : pressed === 'no' ? 'NOT_THIS_TIME' : null;
        if (answer !== null) await answerByMail(services, token, answer);
      },
    ],
  ];
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const [path, press] of presses) {
      scope.post<{ Params: { token: string }; Body?: string }>(
        path.pattern,
        { bodyLimit: 1_000 },
        async (request, reply) => {
          const { token } = request.params;
          reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
          await press(token, new URLSearchParams(request.body ?? '').get('answer')).catch((error: unknown) => {
            // The page says what is gone.
            if (!(error instanceof NotFound)) throw error;
          });
          return reply.redirect(`${path.to({ token })}#${answerAnchors.done}`, 303);
        },
      );
    }
  });
}

/**
 * The buttons of the page on which former employers answer, which work without JavaScript. Looking at the page changes nothing,
 * because mail scanners follow links. Mail programs unsubscribe with one click at the same address (RFC 8058).
 */
export function registerAnswerReference(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    // Mail programs send different content types; the request itself is enough.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { token: string }; Body?: string }>(
      paths.answerReference.pattern,
      // The token authorizes the request, not a cookie, so that a request from another site gains nothing.
      { config: { fromAnySite: true }, bodyLimit: 20_000 },
      async (request, reply) => {
        const { token } = request.params;
        const form = new URLSearchParams(request.body ?? '');
        const answer = form.get('answer');
        const sentence = form.get('sentence') ?? '';
        reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
        const page = paths.answerReference.to({ token });
        try {
          if (answer === 'confirm') await confirmReference(services, token, { sentence });
          else if (answer === 'decline') await declineReference(services, token);
          else await stopReferenceMails(services, token);
        } catch (error) {
          if (error instanceof InvalidInput) {
            // The page says what is wrong with it, and has it in its field.
            const search = new URLSearchParams({ sentence: firstCharacters(sentence, kept) });
            return reply.redirect(`${page}?${search}#${answerAnchors.refused}`, 303);
          }
          if (!(error instanceof NotFound)) throw error;
          if (answer === null) return refuseLink(reply);
          // The page says that the link is unknown.
        }
        if (answer === null) {
          // Mail programs do not follow redirects here.
          return reply.type('text/plain; charset=utf-8').send('You will no longer get emails about references.\n');
        }
        return reply.redirect(`${page}#${answer === 'stop' ? answerAnchors.stopped : answerAnchors.done}`, 303);
      },
    );
  });
}

/** What a mail program gets for the one click with an unknown link, which stops nothing. */
const refuseLink = (reply: FastifyReply) =>
  reply.code(404).type('text/plain; charset=utf-8').send('This link is incomplete.\n');

/** How much of a text that was refused goes back into its field. */
const kept = 1_000;

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
        if (!saved) return refuseLink(reply);
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
