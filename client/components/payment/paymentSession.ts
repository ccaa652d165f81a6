/** As the provider's address says it, and as an older one did. */
const names = ['session_id', 'cko-session-id'];
/** What else the provider adds; nobody needs it, and the secret should not stay in the address. */
const others = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];

/** The payment session in an address's query, or null. */
export function paymentSessionOf(search: string): string | null {
  const query = new URLSearchParams(search);
  for (const name of names) {
    const value = query.get(name);
    if (value) return value;
  }
  return null;
}

/** The query without it, and without what came with it. */
export function withoutPaymentSession(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of [...names, ...others]) query.delete(name);
  const rest = query.toString();
  return rest && `?${rest}`;
}
