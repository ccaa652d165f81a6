import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invoicePath, readInvoiceFile } from '../domain/billing/purchase/invoice.ts';
import type { DomainContext } from '../domain/context.ts';

/** Downloads of invoices, which the payment provider makes out. `readInvoiceFile` decides who may read one. */
export function registerInvoices(
  app: FastifyInstance,
  { contextOf }: { contextOf: (request: FastifyRequest) => Promise<DomainContext> },
): void {
  app.get<{ Params: { id: string } }>(
    invoicePath(':id'),
    { config: { keyGroup: 'BILLING' } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { id } = request.params;
      const context = await contextOf(request);
      const { name, pdf } = await readInvoiceFile(context, /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0);
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .send(Buffer.from(pdf));
    },
  );
}
