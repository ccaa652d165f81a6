/** The parameter of the provider's return URL, and that of an older version. */
const names = ['session_id', 'cko-session-id'];
/** The provider's other parameters. They are unused, and the secret should not stay in the URL. */
const others = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];

/** The payment session in a query string, or null. */
export function paymentSessionOf(search: string): string | null {
  const query = new URLSearchParams(search);
  for (const name of names) {
    const value = query.get(name);
    if (value) return value;
  }
  return null;
}

/** The query string without the session and the provider's other parameters. */
export function withoutPaymentSession(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of [...names, ...others]) query.delete(name);
  const rest = query.toString();
  return rest && `?${rest}`;
}
