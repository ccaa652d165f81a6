/** As the provider's address says it, and as an older one did. */
const names = ['session_id', 'cko-session-id'];

/** The payment session in an address's query, or null. */
export function paymentSessionOf(search: string): string | null {
  const query = new URLSearchParams(search);
  for (const name of names) {
    const value = query.get(name);
    if (value) return value;
  }
  return null;
}

/** The query without it. */
export function withoutPaymentSession(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  const rest = query.toString();
  return rest && `?${rest}`;
}
