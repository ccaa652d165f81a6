import type { BrowserContext } from 'playwright-core';

/**
 * A stand-in for Stripe.js, which tests cannot load. It takes only what the product is meant to give it, and pays at the sandbox
 * in the way in which the real one pays at Stripe.
 */
export async function serveStripeScript(context: BrowserContext): Promise<void> {
  await context.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${script.toString()})()` }),
  );
}

/** As if the browser, or what guards it, refused the script. */
export async function refuseStripeScript(context: BrowserContext): Promise<void> {
  await context.route('https://js.stripe.com/**', (route) => route.abort());
}

/** Runs in the page, so it uses nothing from outside. */
function script(): void {
  const takesOnly = (given: object, ...known: string[]) => {
    const unknownNames = Object.keys(given).filter((name) => !known.includes(name));
    if (unknownNames.length > 0) throw new Error(`Stripe.js does not know ${unknownNames.join()}.`);
  };
  const base = '/payment-sandbox/v1';
  const send = async (path: string, key: string, body: Record<string, string>) => {
    const response = await fetch(base + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: new URLSearchParams(body),
    });
    return response.json();
  };

  function stripe(key: string) {
    if (!key.startsWith('pk_')) throw new Error('Stripe.js takes a publishable key only.');
    return {
      _registerWrapper: () => undefined,
      initCheckoutElementsSdk(options: { clientSecret: string; elementsOptions: object }) {
        takesOnly(options, 'clientSecret', 'elementsOptions');
        takesOnly(options.elementsOptions, 'appearance');
        const [, id] = /^(cs_test_\w+?)_secret_\w+$/.exec(options.clientSecret) ?? [];
        if (!id) throw new Error('Stripe.js needs the client secret of a Checkout Session.');
        let fields: HTMLElement | null = null;
        const typed = (name: string) => fields?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '';
        const confirm = async (args: { redirect: string }) => {
          takesOnly(args, 'redirect');
          if (args.redirect !== 'if_required') throw new Error('The product stays on its page unless the bank asks.');
          const [month = '', year = ''] = typed('expiry').split('/');
          const method = await send('/payment_methods', key, {
            type: 'card',
            'card[number]': typed('number'),
            'card[exp_month]': month,
            'card[exp_year]': `20${year}`,
            'card[cvc]': typed('cvc'),
          });
          if (method.error) return { type: 'error', error: { message: method.error.message, code: null } };
          const paid = await send(`/payment_pages/${id}/confirm`, key, {
            client_secret: options.clientSecret,
            payment_method: method.id,
          });
          if (paid.error) return { type: 'error', error: { message: paid.error.message, code: 'paymentFailed' } };
          if (paid.redirect) {
            window.location.assign(paid.redirect);
            return new Promise(() => undefined);
          }
          return { type: 'success', session: { id } };
        };
        return {
          createPaymentElement(layout: object) {
            takesOnly(layout, 'layout');
            return {
              mount(place: HTMLElement) {
                fields = document.createElement('div');
                for (const [name, label] of [
                  ['number', 'Card number of the provider'],
                  ['expiry', 'Expiry of the provider'],
                  ['cvc', 'CVC of the provider'],
                ] as const) {
                  const field = document.createElement('input');
                  field.name = name;
                  field.setAttribute('aria-label', label);
                  fields.append(field);
                }
                place.append(fields);
              },
              destroy() {
                fields?.remove();
                fields = null;
              },
            };
          },
          loadActions: async () => ({ type: 'success', actions: { confirm } }),
        };
      },
    };
  }
  const address = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
  const [, version] = /^https:\/\/js\.stripe\.com\/(\w+)\/stripe\.js$/.exec(address) ?? [];
  if (!version) throw new Error(`Stripe.js is not at ${address}.`);
  Object.assign(window, { Stripe: Object.assign(stripe, { version }) });
}
