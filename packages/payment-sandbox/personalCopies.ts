// What Stripe removes of a deleted customer within 30 days, when its events and stored responses expire. The sandbox does it at once.
// Invoices stay as they were issued.

const personal = new Set([
  ...['name', 'email', 'phone', 'address', 'shipping', 'value'],
  ...['customer_name', 'customer_email', 'customer_address', 'customer_tax_ids'],
]);

/** The same value without names and contact data, at any depth. */
export function withoutPersonal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPersonal);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, personal.has(key) ? null : withoutPersonal(child)]),
  );
}

/** What an object, an event or a response contains if it is about this customer. */
export const aboutCustomer = (id: string): string[] =>
  [
    { customer: id },
    { id, object: 'customer' },
    { data: { object: { customer: id } } },
    { data: { object: { id } } },
    { data: { previous_attributes: { customer: id } } },
  ].map((part) => JSON.stringify(part));
