import type { FastifyInstance } from 'fastify';
import { escaped } from '../domain/core/mail/letter.ts';
import type { Outbox, StoredMail } from '../mail/outbox.ts';

const linked = (text: string) => escaped(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

/** Where mail is shown instead of sent. */
export const outboxPath = '/dev/outbox';

/** Shows the mails of the demo, which are not sent. */
export function registerOutbox(app: FastifyInstance, outbox: Outbox): void {
  app.get(outboxPath, async (_request, reply) => {
    const mails = await outbox.read(50);
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('x-robots-tag', 'noindex')
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
          `<title>Outbox</title><style>pre{white-space:pre-wrap;overflow-wrap:anywhere}</style>` +
          `<main><h1>Outbox</h1>${mails.map(article).join('') || '<p>No email yet.</p>'}</main></html>`,
      );
  });

  app.get<{ Params: { name: string } }>(`${outboxPath}/:name`, async (request, reply) => {
    const mail = await outbox.find(request.params.name);
    if (mail?.html === undefined) return reply.callNotFound();
    return reply.header('content-type', 'text/html; charset=utf-8').header('x-robots-tag', 'noindex').send(mail.html);
  });
}

function article({ name, to, subject, text, html, sentAt }: StoredMail): string {
  const asHtml = html === undefined ? '' : ` · <a href="${outboxPath}/${encodeURIComponent(name)}">as HTML</a>`;
  return (
    `<article><h2>${escaped(subject)}</h2><p>${escaped(to)} · ${escaped(sentAt)}${asHtml}</p>` +
    `<pre>${linked(text)}</pre></article>`
  );
}
