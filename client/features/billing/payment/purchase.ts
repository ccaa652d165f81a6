import { asksForOneDay } from '../../../../server/domain/people/employer/contactRequest.input.ts';
import type { ChatReference, RecurringMode } from '../../../__generated__/useProviderFieldsMutation.graphql.ts';

export interface Purchase {
  /** The chat that needs the subscription; null if there is none. */
  chat: ChatReference | null;
  /** Integer id; decides the currency. */
  cityId: number | null;
  /** The job seeker to whom the payer wants to write. */
  person?: { name: string; callName: string | null | undefined; photoUri?: string | null } | null;
  /** The option chosen at first; otherwise the first one. */
  recurringMode?: RecurringMode;
  /** The path that the bank's page returns to. */
  returnPath: string;
}

/** The plan that fits what a job seeker was asked for; undefined for the first one. */
export const fittingPlan = (
  asked: Parameters<typeof asksForOneDay>[0] | null | undefined,
): RecurringMode | undefined => (asked && asksForOneDay(asked) ? 'PASS' : undefined);

export type PaymentOutcome =
  | { kind: 'paid' }
  /** The bank decides later. */
  | { kind: 'waiting' }
  /** The browser is leaving for the provider's page. */
  | { kind: 'leaving' }
  | {
      kind: 'refused';
      message: string;
      reason: string | null;
      /** Another price was shown than the one of today. */
      isPriceChanged?: boolean;
    };

/** The plan that was chosen, at the price that was shown. */
export interface ShownPlan {
  readonly recurringMode: RecurringMode;
  /** Minor units of the currency. */
  readonly amount: number;
  readonly currency: string;
}

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
