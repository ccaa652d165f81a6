import type { FastifyInstance } from 'fastify';
import { ownAddress } from './address.ts';
import type { Executor } from './execute.ts';
import { invoicePdf } from './invoicePdf.ts';
import { escapeHtml, page, priceText, send } from './page.ts';

/** Serves invoices at their secret addresses. */
export function serveInvoices(app: FastifyInstance, { look }: Pick<Executor, 'look'>): void {
  const find = (secret: string) =>
    look(async (store) => {
      const [invoice] = await store.all('invoice', { hosted_invoice_url: ownAddress(`/invoices/${secret}`) });
      return invoice;
    });

  app.get<{ Params: { secret: string } }>('/invoices/:secret', async (request, reply) => {
    const invoice = await find(request.params.secret);
    if (!invoice) return send(reply, 404, page('This invoice is not known', '<p>The link is incomplete.</p>'));
    const total = priceText(invoice.total, invoice.currency);
    return send(
      reply,
      200,
      page(
        `Invoice ${invoice.number ?? ''}`,
        `<dl><dt>Total</dt><dd>${escapeHtml(total)}</dd><dt>Status</dt><dd>${invoice.status}</dd></dl>
<p><a href="${encodeURIComponent(request.params.secret)}/pdf">Download as PDF</a></p>`,
      ),
    );
  });

  app.get<{ Params: { secret: string } }>('/invoices/:secret/pdf', async (request, reply) => {
    const invoice = await find(request.params.secret);
    if (!invoice) return send(reply, 404, page('This invoice is not known', '<p>The link is incomplete.</p>'));
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="Invoice-${invoice.number ?? invoice.id}.pdf"`)
      .header('cache-control', 'no-store')
      .send(invoicePdf(invoice));
  });
}
