import type { FastifyInstance } from 'fastify';
import { applyPaymentEvent } from '../domain/billing/state/paymentEvent.ts';
import type { Services } from '../domain/core/context.ts';
import { paymentMessages } from '../metrics/counted.ts';
import type { PaymentEvent } from '../payment/history.ts';
import { InvalidWebhook, webhookPath } from '../payment/payment.ts';

/** Receives events of the payment provider, which are authenticated by their signature. */
export function registerWebhook(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    // The signature covers the raw bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Body: Buffer }>(webhookPath, async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      let event: PaymentEvent;
      try {
        event = services.payment.parseWebhook(request.body ?? Buffer.alloc(0), String(signature ?? ''));
      } catch (error) {
        if (!(error instanceof InvalidWebhook)) throw error;
        paymentMessages.inc({ outcome: 'refused' });
        return reply.code(400).send({ code: 400, message: 'The signature does not match.' });
      }
      // After a refusal the provider sends it again.
      await applyPaymentEvent(services, event).catch((error: unknown) => {
        paymentMessages.inc({ outcome: 'failed' });
        throw error;
      });
      paymentMessages.inc({ outcome: 'done' });
      return { received: true };
    });
  });
}
