// @ts-check

/**
 * The part of Stripe.js that shows the fields of a card and of a billing address, and pays a Checkout Session with them. Browsers load this file as it is, from where
 * mount.ts serves it. The card goes from here to the sandbox only, as Stripe's own fields send it to Stripe only.
 */

const brands = [
  { name: 'Visa', begins: /^4/, least: 16, most: 16, gaps: [4, 8, 12], codeLength: 3 },
  { name: 'Mastercard', begins: /^(5[1-5]|2[2-7])/, least: 16, most: 16, gaps: [4, 8, 12], codeLength: 3 },
  { name: 'American Express', begins: /^3[47]/, least: 15, most: 15, gaps: [4, 10], codeLength: 4 },
];
/** The sandbox has no card of another brand, and says so. */
const otherBrand = { name: '', least: 12, most: 19, gaps: [4, 8, 12], codeLength: 3 };

/** Names are how the parameters of the API begin. */
const fields = [
  {
    name: 'number',
    label: 'Card number',
    subject: 'Your card number',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
  },
  {
    name: 'exp',
    label: 'Expiry date',
    subject: "Your card's expiry date",
    autocomplete: 'cc-exp',
    placeholder: 'MM/YY',
  },
  { name: 'cvc', label: 'CVC', subject: "Your card's CVC", autocomplete: 'cc-csc', placeholder: '123' },
];

/** @param {string} text */
const digitsOf = (text) => text.replace(/\D/g, '');

/** @param {string} number */
const brandOf = (number) => brands.find(({ begins }) => begins.test(digitsOf(number))) ?? otherBrand;

/**
 * '1228', '12 / 28', '12/2028' become '12/28', and '7' becomes '07'. The slash comes with the year, so that it can be deleted.
 * @param {string} text
 */
function formatExpiry(text) {
  const typed = text.replace(/[^\d/]/g, '');
  const lone = /^(\d)\//.exec(typed) ?? /^([2-9])/.exec(typed);
  const digits = digitsOf(lone ? `0${typed}` : typed);
  const [month, year] = [digits.slice(0, 2), digits.slice(2, 6)];
  if (!year) return typed.endsWith('/') && month.length === 2 ? `${month}/` : month;
  return `${month}/${year.length === 4 ? year.slice(2) : year}`;
}

/**
 * What is typed into a field, in its form: '4242 4242 4242 4242', '12/28', '123'.
 * @param {string} name
 * @param {string} text
 * @param {string} number the card's
 */
export function formatted(name, text, number) {
  if (name === 'exp') return formatExpiry(text);
  const { most, gaps, codeLength } = brandOf(number);
  if (name === 'cvc') return digitsOf(text).slice(0, codeLength);
  return [...digitsOf(text).slice(0, most)].map((digit, at) => (gaps.includes(at) ? ` ${digit}` : digit)).join('');
}

/**
 * Whether a field has all of its digits. Whether they are right is for the sandbox to say.
 * @param {string} name
 * @param {string} text
 * @param {string} number the card's
 */
export function isWhole(name, text, number) {
  const { least, codeLength } = brandOf(number);
  return digitsOf(text).length >= (name === 'number' ? least : name === 'exp' ? 4 : codeLength);
}

const style = `
.sandbox-card { display: grid; gap: 1rem; grid-template-columns: repeat(2, minmax(0, 1fr)); }
.sandbox-card > :first-of-type { position: relative; grid-column: 1 / -1; }
:has(> .sandbox-card) + :has(> .sandbox-card) { margin-top: 1rem; }
.sandbox-card label { display: block; margin-bottom: 0.375rem; font-size: 0.9375rem; font-weight: 600; line-height: 1.4; }
.sandbox-card :is(input, select) { box-sizing: border-box; width: 100%; min-height: 3rem; padding: 0.625rem 0.875rem;
  border: 1px solid color-mix(in srgb, currentcolor 55%, transparent); border-radius: var(--sandbox-radius); background: transparent;
  color: inherit; font: inherit; font-size: var(--sandbox-size); font-variant-numeric: tabular-nums; }
.sandbox-card input::placeholder { color: inherit; opacity: 0.7; }
.sandbox-card :is(input, select):focus-visible { border-color: var(--sandbox-primary); outline: 2px solid var(--sandbox-primary);
  outline-offset: 0; }
.sandbox-card :is(input, select)[aria-invalid] { border-color: var(--sandbox-danger); outline-color: var(--sandbox-danger); }
.sandbox-card p { margin: 0.375rem 0 0; color: var(--sandbox-danger); font-size: 0.9375rem; line-height: 1.4; }
.sandbox-card p:empty { display: none; }
.sandbox-card [role='status'] { position: absolute; top: 2.625rem; right: 0.875rem; font-size: 0.8125rem; font-weight: 600; }
`;

/**
 * Marks a field as wrong.
 * @param {HTMLInputElement | HTMLSelectElement} input
 * @param {string} message empty where the page says what is wrong
 */
function complain(input, message, isWrong = true) {
  if (isWrong) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
  input.parentElement?.querySelector('p')?.replaceChildren(message);
}

/**
 * Formats what is typed, and keeps the caret behind the same digit.
 * @param {HTMLInputElement} input
 * @param {string} number the card's
 */
function reformat(input, number) {
  const { name, value, selectionStart } = input;
  const at = selectionStart ?? value.length;
  input.value = formatted(name, value, number);
  if (at === value.length || document.activeElement !== input) return;
  const caret = formatted(name, value.slice(0, at), number).length;
  input.setSelectionRange(caret, caret);
}

let made = 0;

/**
 * @param {{ theme?: string, variables?: Record<string, string> }} appearance as Stripe's
 * @param {{ name: string, label: string, attributes: string, content?: string, after?: string }[]} shown `content`: of a list to choose from
 */
function makeElement({ theme, variables = {} }, shown) {
  made += 1;
  const element = document.createElement('div');
  element.className = 'sandbox-card';
  element.innerHTML = shown
    .map(({ name, label, attributes, content, after = '' }) => {
      const id = `sandbox-${made}-${name}`;
      const own = `id="${id}" name="${name}" aria-describedby="${id}-error" ${attributes}`;
      const field = content === undefined ? `<input ${own}>` : `<select ${own}>${content}</select>`;
      return `<div><label for="${id}">${label}</label>${field}${after}<p id="${id}-error"></p></div>`;
    })
    .join('');
  element.append(Object.assign(document.createElement('style'), { textContent: style }));
  const { colorPrimary = '#0570de', colorDanger, borderRadius = '5px', fontSizeBase = '16px' } = variables;
  element.style.setProperty('--sandbox-primary', colorPrimary);
  element.style.setProperty('--sandbox-danger', colorDanger ?? (theme === 'night' ? '#fe87a1' : '#df1b41'));
  element.style.setProperty('--sandbox-radius', borderRadius);
  element.style.setProperty('--sandbox-size', fontSizeBase);
  return element;
}

/** The provider's names of the parts of an address; a postal code is not written everywhere. */
const addressFields = [
  { name: 'country', label: 'Country', wrong: 'Please select your country.' },
  { name: 'line1', label: 'Address', wrong: 'Please enter your address.' },
  { name: 'city', label: 'City', wrong: '' },
  { name: 'postal_code', label: 'Postal code', wrong: '' },
];
const autocompleteOf = {
  country: 'country',
  line1: 'address-line1',
  city: 'address-level2',
  postal_code: 'postal-code',
};

function countryOptions() {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const known = letters.flatMap((first) =>
    letters.flatMap((second) => {
      const name = names.of(first + second);
      return name ? [{ code: first + second, name }] : [];
    }),
  );
  known.sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return `<option value=""></option>${known.map(({ code, name }) => `<option value="${code}">${name}</option>`).join('')}`;
}

/** @param {Parameters<typeof makeElement>[0]} appearance */
function makeAddress(appearance) {
  const shown = addressFields.map(({ name, label }) => ({
    name,
    label,
    attributes: `autocomplete="${Reflect.get(autocompleteOf, name)}"`,
    ...(name === 'country' && { content: countryOptions() }),
  }));
  const element = makeElement(appearance, shown);
  /** @type {(HTMLInputElement | HTMLSelectElement)[]} */
  const inputs = [...element.querySelectorAll('input'), ...element.querySelectorAll('select')];
  for (const input of inputs) input.addEventListener('input', () => complain(input, '', false));
  return {
    element,
    /** As parameters of a payment method. */
    typed: () =>
      Object.fromEntries(inputs.map(({ name, value }) => [`billing_details[address][${name}]`, value.trim()])),
    /** Marks what is missing, and returns the first message. */
    missing: () =>
      addressFields
        .filter(({ name, wrong }) => {
          const input = inputs.find((one) => one.name === name);
          const isWrong = wrong !== '' && input?.value.trim() === '';
          if (input && isWrong) complain(input, wrong);
          return isWrong;
        })
        .map(({ wrong }) => wrong)[0],
  };
}

/** @param {Parameters<typeof makeElement>[0]} appearance */
function makeCard(appearance) {
  const shown = fields.map(({ name, label, autocomplete, placeholder }) => ({
    name,
    label,
    attributes: `inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}"`,
    ...(name === 'number' && { after: '<span role="status"></span>' }),
  }));
  const element = makeElement(appearance, shown);
  const inputs = [...element.querySelectorAll('input')];
  const typed = () => {
    const [number = '', exp = '', cvc = ''] = inputs.map(({ value }) => value);
    return { number, exp, cvc };
  };
  /** @param {HTMLInputElement} input */
  const check = (input) => {
    const isWrong = !isWhole(input.name, input.value, typed().number);
    const subject = fields.find(({ name }) => name === input.name)?.subject;
    complain(input, isWrong ? `${subject} is incomplete.` : '', isWrong);
    return isWrong;
  };
  for (const input of inputs) {
    input.addEventListener('input', () => {
      reformat(input, typed().number);
      complain(input, '', false);
      const { name } = brandOf(typed().number);
      const brand = element.querySelector('[role=status]');
      if (brand && brand.textContent !== name) brand.textContent = name;
    });
    // When the field is left. What is empty is missed when it is sent.
    input.addEventListener('change', () => input.value && check(input));
  }
  return {
    element,
    typed,
    /** Marks what is incomplete, and returns the first message. */
    missing: () => inputs.filter(check)[0]?.parentElement?.querySelector('p')?.textContent,
    /** @param {{ message: string, param?: string }} error of the sandbox */
    refuse: ({ message, param }) => {
      const wrong = inputs.find(({ name }) => param?.includes(name));
      if (wrong) complain(wrong, message);
      // The card was declined: another number is the way on.
      else if (inputs[0]) complain(inputs[0], '');
    },
  };
}

/**
 * @param {string} path
 * @param {string} key
 * @param {Record<string, string>} body
 */
async function send(path, key, body) {
  const response = await fetch(new URL(`v1/${path}`, import.meta.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: new URLSearchParams(body),
    // The key identifies the product.
    credentials: 'omit',
  });
  return response.json();
}

/**
 * @param {object} given
 * @param {string[]} known
 */
function takesOnly(given, ...known) {
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`The sandbox's Stripe.js does not know ${unknown.join()}.`);
}

/**
 * `Stripe` of Stripe.js.
 * @param {string} key
 */
export function stripe(key) {
  if (!key.startsWith('pk_')) throw new Error('Stripe.js takes a publishable key only.');
  return {
    /** @param {{ clientSecret: string, elementsOptions: { appearance?: object } }} options */
    initCheckoutElementsSdk(options) {
      takesOnly(options, 'clientSecret', 'elementsOptions');
      takesOnly(options.elementsOptions, 'appearance');
      const [, id] = /^(cs_test_\w+?)_secret_\w+$/.exec(options.clientSecret) ?? [];
      if (!id) throw new Error('Stripe.js needs the client secret of a Checkout Session.');
      const appearance = options.elementsOptions.appearance ?? {};
      const card = makeCard(appearance);
      /** @type {ReturnType<typeof makeAddress> | null} */
      let address = null;

      async function pay() {
        const { number, exp, cvc } = card.typed();
        const [month = '', year = ''] = exp.split('/');
        const method = await send('payment_methods', key, {
          type: 'card',
          'card[number]': digitsOf(number),
          'card[exp_month]': month,
          'card[exp_year]': `20${year}`,
          'card[cvc]': cvc,
          ...address?.typed(),
        });
        if (method.error) return method;
        const given = { client_secret: options.clientSecret, payment_method: method.id };
        return send(`payment_pages/${id}/confirm`, key, given);
      }

      /** @param {{ redirect: string }} given */
      async function confirm(given) {
        takesOnly(given, 'redirect');
        if (given.redirect !== 'if_required') throw new Error('The sandbox leaves the page only for the bank.');
        const [addressProblem, cardProblem] = [address?.missing(), card.missing()];
        const problem = addressProblem ?? cardProblem;
        if (problem) return { type: 'error', error: { message: problem, code: null } };
        const lost = 'The payment provider cannot be reached. Please check your connection and try again.';
        const paid = await pay().catch(() => ({ error: { message: lost } }));
        if (paid.error) {
          const { type, message, decline_code: declineCode = null } = paid.error;
          if (type !== 'card_error') return { type: 'error', error: { message, code: null } };
          card.refuse(paid.error);
          return { type: 'error', error: { message, code: 'paymentFailed', paymentFailed: { declineCode } } };
        }
        if (!paid.redirect) return { type: 'success', session: { id } };
        window.location.assign(paid.redirect);
        return new Promise(() => undefined);
      }

      const getSession = () => ({ tax: { status: address?.missing() ? 'requires_billing_address' : 'ready' } });

      return {
        /** @param {object} options */
        createPaymentElement(options) {
          takesOnly(options, 'layout', 'paymentMethodOrder');
          return {
            /** @param {HTMLElement} place */
            mount: (place) => place.append(card.element),
            destroy: () => card.element.remove(),
          };
        },
        createBillingAddressElement() {
          const made = makeAddress(appearance);
          address = made;
          return {
            /** @param {HTMLElement} place */
            mount: (place) => place.append(made.element),
            destroy: () => made.element.remove(),
          };
        },
        loadActions: async () => ({ type: 'success', actions: { confirm, getSession } }),
      };
    },
  };
}
