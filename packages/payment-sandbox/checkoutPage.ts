import type { FastifyInstance, FastifyReply } from 'fastify';
import { readCard, withoutCardNumbers } from './cards.ts';
import { checkoutPath, giveCard, giveUp, isCardError, lastRefusal, withSession } from './checkout.ts';
import { expireSession, pageOf } from './checkoutCompletion.ts';
import type { Executor } from './execute.ts';
import { parseForm } from './form.ts';
import { newId } from './ids.ts';
import type { Price } from './objects/catalog.ts';
import type { CheckoutSession } from './objects/checkout.ts';
import { escapeHtml, page, priceText, send } from './page.ts';
import { periodText } from './period.ts';
import { cardFaceOf } from './resources/paymentMethods.ts';
import type { Call } from './route.ts';
import type { Store } from './store.ts';

interface Shown {
  session: CheckoutSession;
  lines: { price: Price; quantity: number; product: string }[];
  /** Whether tax needs the country of the customer. */
  asksCountry: boolean;
  /** The text above the form. */
  complaint: string | null;
}

const field = (label: string, attributes: string): string => `<label>${label}<input ${attributes} required></label>`;

function form({ session, lines, asksCountry, complaint }: Shown, name: string): string {
  const isSetup = session.mode === 'setup';
  const rows = lines.map(({ price, quantity, product }) => {
    const every = price.recurring ? ` / ${periodText(price.recurring)}` : '';
    const amount = `${priceText(price.unit_amount * quantity, price.currency)}${every}`;
    return `<dt>${escapeHtml(product)}</dt><dd>${escapeHtml(amount)}</dd>`;
  });
  const back = session.cancel_url ? `<p class="back"><a href="${escapeHtml(session.cancel_url)}">Go back</a></p>` : '';
  return page(
    isSetup ? 'Save another card' : 'Subscribe',
    `${rows.length > 0 ? `<dl>\n${rows.join('\n')}\n</dl>` : ''}
${complaint === null ? '' : `<p class="complaint" role="alert">${escapeHtml(complaint)}</p>`}
<form method="post">
${field('Card number', 'name="number" inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234"')}
<div class="pair">
${field('Expiry', 'name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" maxlength="9"')}
${field('CVC', 'name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="CVC" maxlength="4"')}
</div>
${field('Name on card', `name="name" autocomplete="cc-name" maxlength="256" value="${escapeHtml(name)}"`)}
${asksCountry ? field('Country', 'name="country" autocomplete="country" placeholder="SG" maxlength="2" pattern="[A-Z]{2}"') : ''}
<button class="act" type="submit">${isSetup ? 'Save card' : 'Subscribe'}</button>
</form>
<p class="mark hint">Test cards only, such as 4242 4242 4242 4242 with any future date.</p>
${back}`,
  );
}

async function show(store: Store, id: string, complaint: string | null = null): Promise<Shown | undefined> {
  const held = await store.find('checkout_session', id);
  if (held?.ui_mode !== 'hosted_page') return undefined;
  const session = await closeInTime(store, held);
  const lines = [];
  const { automatic_tax: isTaxed, lines: bought } = await pageOf(store, session);
  const customer = session.customer === null ? undefined : await store.find('customer', session.customer);
  for (const { price: priceId, quantity } of bought) {
    const price = await store.get('price', priceId);
    lines.push({ price, quantity, product: (await store.get('product', price.product)).name });
  }
  const asksCountry = Boolean(isTaxed) && !customer?.address?.country;
  return { session, lines, asksCountry, complaint: complaint ?? (await lastRefusal(store, session)) };
}

/** A session is open for at most a day. */
async function closeInTime(store: Store, session: CheckoutSession): Promise<CheckoutSession> {
  if (session.status !== 'open' || session.expires_at > store.now) return session;
  const { subscription } = await pageOf(store, session);
  if (subscription !== null) await giveUp(store, subscription);
  return expireSession(store, session);
}

/** The typed card as API parameters. The number is replaced before any other code sees it. */
function readTyped(body: string, now: number) {
  const typed = new URLSearchParams(body);
  const [month = '', year = ''] = (typed.get('expiry') ?? '').split('/').map((part) => part.trim());
  const encoded = new URLSearchParams({
    'card[number]': typed.get('number') ?? '',
    'card[cvc]': typed.get('cvc') ?? '',
    name: typed.get('name') ?? '',
  });
  const { card, name } = withoutCardNumbers(parseForm(encoded.toString()));
  const { number = '', cvc = '' } = typeof card === 'object' ? card : {};
  const { known, expMonth, expYear } = readCard(
    {
      number: String(number),
      cvc: String(cvc),
      exp_month: /^\d{1,2}$/.test(month) ? Number(month) : 0,
      exp_year: /^\d{2,4}$/.test(year) ? Number(year) : 0,
    },
    now,
  );
  const country = /^[A-Z]{2}$/.exec(typed.get('country') ?? '')?.[0] ?? null;
  const address = { city: null, country, line1: null, line2: null, postal_code: null, state: null };
  return { face: cardFaceOf(known, expMonth, expYear, true), name: String(name ?? ''), address };
}

/** The return address after the page. */
function leave(reply: FastifyReply, session: CheckoutSession): FastifyReply {
  if (session.status === 'complete' && session.success_url !== null) {
    return reply.header('cache-control', 'no-store').redirect(withSession(session.success_url, session.id), 303);
  }
  const back = session.cancel_url ? `<p><a href="${escapeHtml(session.cancel_url)}">Go back</a></p>` : '';
  return send(
    reply,
    410,
    page('This page has expired', `<p>It was open for too long or was replaced by another one.</p>${back}`),
  );
}

const notFound = (reply: FastifyReply): FastifyReply =>
  send(reply, 404, page('Page not found', '<p>The link is incomplete or invalid.</p>'));

/** The hosted payment page. The link gives access to it, as with Stripe. */
export function serveCheckout(
  app: FastifyInstance,
  { change }: Pick<Executor, 'change'>,
  pageUrl: Call['pageUrl'],
): void {
  const address = checkoutPath(':id');

  app.get<{ Params: { id: string } }>(address, async (request, reply) => {
    const shown = await change(null, (store) => show(store, request.params.id));
    if (!shown) return notFound(reply);
    if (shown.session.status !== 'open') return leave(reply, shown.session);
    return send(reply, 200, form(shown, ''), shown.session.success_url);
  });

  app.post<{ Params: { id: string }; Body: string | undefined }>(address, async (request, reply) => {
    const { id } = request.params;
    try {
      const paid = await change(newId('req'), async (store) => {
        const shown = await show(store, id);
        if (shown?.session.status !== 'open') return shown && { session: shown.session, bank: null };
        const card = readTyped(request.body ?? '', store.now);
        const bank = await giveCard({ store, pageUrl }, shown.session, card);
        return { session: await store.get('checkout_session', id), bank };
      });
      if (!paid) return notFound(reply);
      if (paid.bank !== null) return reply.header('cache-control', 'no-store').redirect(paid.bank, 303);
      return leave(reply, paid.session);
    } catch (error) {
      if (!isCardError(error)) throw error;
      const shown = await change(null, (store) => show(store, id, error.message));
      if (!shown) return notFound(reply);
      return send(reply, 402, form(shown, ''), shown.session.success_url);
    }
  });
}
