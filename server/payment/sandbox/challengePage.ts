import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { minorDigits } from '../currency.ts';
import type { Executor } from './execute.ts';
import { newId } from './ids.ts';
import type { Challenge, PaymentIntent, PaymentMethod } from './objects.ts';
import { answerChallenge } from './payments.ts';
import type { Store } from './store.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: #1d2521; --quiet: #55605a; --ground: #f6f5f1; --sheet: #fff; --line: #dedcd4;
  --act: #1c6b45; --on-act: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #eceae4; --quiet: #a9b0ab; --ground: #161a18; --sheet: #1f2522;
  --line: #39413d; --act: #7fd3a7; --on-act: #0f1a14; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--ground);
  color: var(--ink); font: 16px/1.6 system-ui, sans-serif; }
main { width: 100%; max-width: 420px; padding: 32px; background: var(--sheet); border: 1px solid var(--line);
  border-radius: 12px; }
h1 { margin: 0 0 8px; font-size: 24px; line-height: 1.25; letter-spacing: -0.01em; }
p { margin: 0 0 16px; color: var(--quiet); }
.mark { font-size: 14px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; margin: 0 0 24px; padding: 16px 0;
  border-block: 1px solid var(--line); font-variant-numeric: tabular-nums; }
dt { color: var(--quiet); }
dd { margin: 0; text-align: right; font-weight: 600; }
form { display: grid; gap: 12px; }
button { min-height: 48px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 8px;
  background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button.act { background: var(--act); border-color: var(--act); color: var(--on-act); }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark);
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="mark">Test bank: no money moves</p>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

const BRANDS: Record<string, string> = { amex: 'American Express', mastercard: 'Mastercard', visa: 'Visa' };

function price(intent: PaymentIntent): string {
  const currency = intent.currency.toUpperCase();
  const digits = minorDigits(currency);
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, minimumFractionDigits: digits });
  return format.format(intent.amount / 10 ** digits);
}

function question(intent: PaymentIntent, method: PaymentMethod): string {
  return page(
    'Confirm this payment',
    `<p>Your bank asks whether it is you who is paying (3-D Secure).</p>
<dl>
<dt>Amount</dt><dd>${escapeHtml(price(intent))}</dd>
<dt>Card</dt><dd>${escapeHtml(BRANDS[method.card.brand] ?? 'Card')} ending in ${escapeHtml(method.card.last4)}</dd>
</dl>
<form method="post">
<button class="act" type="submit" name="answer" value="complete">Complete authentication</button>
<button type="submit" name="answer" value="fail">Fail authentication</button>
</form>`,
  );
}

/** Only its own style, and forms that end here or, by redirection, where the payment began. */
function send(reply: FastifyReply, status: number, html: string, returnUrl: string | null = null): FastifyReply {
  const targets = ["'self'", ...(returnUrl ? [new URL(returnUrl).origin] : [])].join(' ');
  return (
    reply
      .code(status)
      .header('content-type', 'text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action ${targets}; base-uri 'none'; ` +
          "frame-ancestors 'none'",
      )
      .header('x-frame-options', 'DENY')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store')
      // Not no-referrer, under which a browser calls this page's own form cross-site.
      .header('referrer-policy', 'same-origin')
      .send(html)
  );
}

/** Back to where the payment began, with the parameters that Stripe adds. */
function goBack(reply: FastifyReply, { return_url: returnUrl }: Challenge, intent: PaymentIntent): FastifyReply {
  if (returnUrl === null) {
    return send(reply, 200, page('Thank you', '<p>You can close this window and go back to your payment.</p>'));
  }
  const target = new URL(returnUrl);
  target.searchParams.set('payment_intent', intent.id);
  target.searchParams.set('payment_intent_client_secret', intent.client_secret);
  target.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return reply.header('cache-control', 'no-store').redirect(target.href, 303);
}

function notFound(reply: FastifyReply): FastifyReply {
  return send(reply, 404, page('This payment is not known', '<p>The link is incomplete, or belongs elsewhere.</p>'));
}

/** Whether this challenge is the one that its payment still waits for. */
function isOpen(challenge: Challenge, intent: PaymentIntent): boolean {
  return intent.status === 'requires_action' && JSON.stringify(intent.next_action).includes(challenge.id);
}

async function load(store: Store, id: string) {
  const challenge = await store.find('challenge', id);
  if (!challenge) return undefined;
  const intent = await store.get('payment_intent', challenge.payment_intent);
  return { challenge, intent, method: await store.get('payment_method', challenge.payment_method) };
}

export const CHALLENGE_PATH = '/challenges';

/** The page on which the cardholder answers the bank. Whoever has the link may answer, as with the bank's own. */
export function serveChallenges(app: FastifyInstance, { look, change }: Pick<Executor, 'look' | 'change'>): void {
  app.get<{ Params: { id: string } }>(`${CHALLENGE_PATH}/:id`, async (request, reply) => {
    const found = await look((store) => load(store, request.params.id));
    if (!found) return notFound(reply);
    const { challenge, intent, method } = found;
    if (!isOpen(challenge, intent)) return goBack(reply, challenge, intent);
    return send(reply, 200, question(intent, method), challenge.return_url);
  });

  app.post<{ Params: { id: string }; Body: string | undefined }>(`${CHALLENGE_PATH}/:id`, async (request, reply) => {
    const answer = new URLSearchParams(request.body ?? '').get('answer');
    const answered = await change(newId('req'), async (store) => {
      const found = await load(store, request.params.id);
      if (!found || (answer !== 'complete' && answer !== 'fail')) return found;
      return { ...found, intent: await answerChallenge(store, found.challenge.id, answer === 'complete') };
    });
    if (!answered) return notFound(reply);
    const { challenge, intent, method } = answered;
    if (isOpen(challenge, intent)) return send(reply, 400, question(intent, method), challenge.return_url);
    return goBack(reply, challenge, intent);
  });
}
