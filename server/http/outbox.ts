import type { FastifyInstance } from 'fastify';
import type { Outbox } from '../mail/outbox.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
const linked = (text: string) => escaped(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

/** Mail that was not sent, for whoever tries the product out. Demo mode only. */
export function registerOutbox(app: FastifyInstance, outbox: Outbox): void {
  app.get('/dev/outbox', async (_request, reply) => {
    const mails = await outbox.read(50);
    const items = mails.map(
      ({ to, subject, text, sentAt }) =>
        `<article><h2>${escaped(subject)}</h2><p>${escaped(to)} · ${escaped(sentAt)}</p><pre>${linked(text)}</pre></article>`,
    );
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('x-robots-tag', 'noindex')
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
          `<title>Outbox</title><main><h1>Outbox</h1>${items.join('') || '<p>No mail yet.</p>'}</main></html>`,
      );
  });
}
