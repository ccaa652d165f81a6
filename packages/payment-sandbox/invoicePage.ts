import type { FastifyInstance, FastifyReply } from 'fastify';
import { ownAddress } from './address.ts';
import type { Executor } from './execute.ts';
import type { Invoice } from './objects/invoices.ts';
import { escapeHtml, page, priceText, send } from './page.ts';
import type { Store } from './store.ts';

/** The challenge that the payment of an open invoice waits for. */
async function challengeOf(store: Store, { id, status }: Invoice): Promise<string | null> {
  if (status !== 'open') return null;
  const [payment] = await store.all('invoice_payment', { invoice: id, status: 'open' });
  const action = payment && (await store.get('payment_intent', payment.payment.payment_intent)).next_action;
  return action?.type === 'use_stripe_sdk' ? action.use_stripe_sdk.source : null;
}

/** Serves invoices at their secret addresses. */
export function serveInvoices(app: FastifyInstance, { look }: Pick<Executor, 'look'>): void {
  const find = (secret: string) =>
    look(async (store) => {
      const [invoice] = await store.all('invoice', { hosted_invoice_url: ownAddress(`/invoices/${secret}`) });
      return invoice && { invoice, challenge: await challengeOf(store, invoice) };
    });

  app.get<{ Params: { secret: string } }>('/invoices/:secret', async (request, reply) => {
    const found = await find(request.params.secret);
    if (!found) return send(reply, 404, page('This invoice is not known', '<p>The link is incomplete.</p>'));
    const { invoice, challenge } = found;
    const confirm =
      challenge === null
        ? ''
        : `<p><a href="../challenges/${encodeURIComponent(challenge)}">Confirm the payment</a></p>`;
    const total = priceText(invoice.total, invoice.currency);
    return send(
      reply,
      200,
      page(
        `Invoice ${invoice.number ?? ''}`,
        `<dl><dt>Total</dt><dd>${escapeHtml(total)}</dd><dt>Status</dt><dd>${invoice.status}</dd></dl>
${confirm}
<p><a href="${encodeURIComponent(request.params.secret)}/pdf">Download as PDF</a></p>`,
      ),
    );
  });

  app.get<{ Params: { secret: string } }>('/invoices/:secret/pdf', async (request, reply) => {
    const found = await find(request.params.secret);
    if (!found) return send(reply, 404, page('This invoice is not known', '<p>The link is incomplete.</p>'));
    const { invoice } = found;
    // Loaded on the first download, because its fonts are large.
    const { invoicePdf } = await import('./invoicePdf.ts');
    return sendFile(reply, `Invoice-${invoice.number ?? invoice.id}`, await invoicePdf(invoice));
  });

  app.get<{ Params: { secret: string } }>('/credit_notes/:secret/pdf', async (request, reply) => {
    const found = await look(async (store) => {
      const [note] = await store.all('credit_note', { pdf: ownAddress(`/credit_notes/${request.params.secret}/pdf`) });
      return note && { note, invoice: await store.get('invoice', note.invoice) };
    });
    if (!found) return send(reply, 404, page('This credit note is not known', '<p>The link is incomplete.</p>'));
    const { creditNotePdf } = await import('./invoicePdf.ts');
    return sendFile(reply, `CreditNote-${found.note.number}`, await creditNotePdf(found.note, found.invoice));
  });
}

const sendFile = (reply: FastifyReply, name: string, file: Buffer): FastifyReply =>
  reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `attachment; filename="${name}.pdf"`)
    .header('cache-control', 'no-store')
    .send(file);
