/** What a navigation to a chat carries after a payment: the chat then says what was bought. */
export const paidState = { hasPaid: true };

export const isPaidState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'hasPaid' in state && state.hasPaid === true;
