import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Executor } from './execute.ts';
import { newId } from './ids.ts';
import type { Challenge, PaymentIntent, SetupIntent } from './objects/intents.ts';
import type { PaymentMethod } from './objects/people.ts';
import { BRANDS, escapeHtml, page, priceText, send } from './page.ts';
import { answerChallenge } from './payments.ts';
import { answerSetup } from './setups.ts';
import type { Store } from './store.ts';

type Intent = PaymentIntent | SetupIntent;

function question(intent: Intent, method: PaymentMethod): string {
  const isPayment = intent.object === 'payment_intent';
  const amount = isPayment ? `<dt>Amount</dt><dd>${escapeHtml(priceText(intent.amount, intent.currency))}</dd>` : '';
  return page(
    isPayment ? 'Confirm this payment' : 'Confirm your card',
    `<p>Your bank wants to confirm that this is you (3-D Secure).</p>
<dl>
${amount}
<dt>Card</dt><dd>${escapeHtml(BRANDS[method.card.brand] ?? 'Card')} ending in ${escapeHtml(method.card.last4)}</dd>
</dl>
<form method="post">
<button class="act" type="submit" name="answer" value="complete">Complete authentication</button>
<button type="submit" name="answer" value="fail">Fail authentication</button>
</form>`,
  );
}

/** The return address, with the parameters that Stripe appends. */
function goBack(reply: FastifyReply, { return_url: returnUrl }: Challenge, intent: Intent): FastifyReply {
  if (returnUrl === null) {
    return send(reply, 200, page('Thank you', '<p>You can close this window and return to your payment.</p>'));
  }
  const target = new URL(returnUrl);
  target.searchParams.set(intent.object, intent.id);
  target.searchParams.set(`${intent.object}_client_secret`, intent.client_secret);
  target.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return reply.header('cache-control', 'no-store').redirect(target.href, 303);
}

function notFound(reply: FastifyReply): FastifyReply {
  return send(reply, 404, page('Payment not found', '<p>The link is incomplete or invalid.</p>'));
}

/** Whether the payment still waits for this challenge. */
function isOpen(challenge: Challenge, intent: Intent): boolean {
  return intent.status === 'requires_action' && JSON.stringify(intent.next_action).includes(challenge.id);
}

async function load(store: Store, id: string) {
  const challenge = await store.find('challenge', id);
  if (!challenge) return undefined;
  const { payment_intent: paymentId, setup_intent: setupId } = challenge;
  const intent: Intent =
    paymentId === null ? await store.get('setup_intent', setupId ?? '') : await store.get('payment_intent', paymentId);
  return { challenge, intent, method: await store.get('payment_method', challenge.payment_method) };
}

/** The bank's page for confirming a payment. The link gives access to it, as with real banks. */
export function serveChallenges(app: FastifyInstance, { look, change }: Pick<Executor, 'look' | 'change'>): void {
  app.get<{ Params: { id: string } }>('/challenges/:id', async (request, reply) => {
    const found = await look((store) => load(store, request.params.id));
    if (!found) return notFound(reply);
    const { challenge, intent, method } = found;
    if (!isOpen(challenge, intent)) return goBack(reply, challenge, intent);
    return send(reply, 200, question(intent, method), challenge.return_url);
  });

  app.post<{ Params: { id: string }; Body: string | undefined }>('/challenges/:id', async (request, reply) => {
    const answer = new URLSearchParams(request.body ?? '').get('answer');
    const answered = await change(newId('req'), async (store) => {
      const found = await load(store, request.params.id);
      if (!found || (answer !== 'complete' && answer !== 'fail')) return found;
      const answering = found.challenge.payment_intent === null ? answerSetup : answerChallenge;
      return { ...found, intent: await answering(store, found.challenge.id, answer === 'complete') };
    });
    if (!answered) return notFound(reply);
    const { challenge, intent, method } = answered;
    if (isOpen(challenge, intent)) return send(reply, 400, question(intent, method), challenge.return_url);
    return goBack(reply, challenge, intent);
  });
}
