import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  creditNotePath,
  invoicePath,
  readCreditNoteFile,
  readInvoiceFile,
} from '../domain/billing/purchase/invoice.ts';
import type { Ctx } from '../domain/core/context.ts';

/** Downloads of invoices and credit notes, which the payment provider makes out. The domain decides who may read one. */
export function registerInvoices(
  app: FastifyInstance,
  { contextOf }: { contextOf: (request: FastifyRequest) => Promise<Ctx> },
): void {
  const files = [
    [invoicePath(':id'), readInvoiceFile],
    [creditNotePath(':id'), readCreditNoteFile],
  ] as const;
  for (const [path, read] of files) {
    app.get<{ Params: { id: string } }>(path, { config: { keyGroup: 'BILLING' } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { id } = request.params;
      const context = await contextOf(request);
      const { name, pdf } = await read(context, /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0);
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .send(Buffer.from(pdf));
    });
  }
}
