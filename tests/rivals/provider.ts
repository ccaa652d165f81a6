import pg from 'pg';
import type { Stripe } from 'stripe';

/** What the provider and the product hold of each employer's money, and what must never be true of it. */

type Purchase = {
  id: string;
  employerId: number;
  /** The provider's. */
  status: string;
  endsWithPeriod: boolean;
  /** What was paid and not refunded, in minor units. */
  kept: number;
};

export type Money = {
  /** What must not be, each with the employer that it is about. */
  faults: () => Promise<string[]>;
  /** Sends the messages again that the product could not accept, without the provider's pause. */
  hurry: () => Promise<void>;
  close: () => Promise<void>;
};

const isRunning = ({ status }: Purchase) => ['active', 'trialing', 'past_due', 'unpaid'].includes(status);
const isRenewed = (one: Purchase) => isRunning(one) && !one.endsWithPeriod;

type Row = {
  id: string | null;
  employerId: number;
  isActive: boolean;
};

export function openMoney(connectionString: string): Money {
  const pool = new pg.Pool({ connectionString, max: 1 });

  const objects = async <Kind>(kind: string) => {
    const { rows } = await pool.query<{ data: Kind }>('SELECT data FROM payment_sandbox.object WHERE kind = $1', [
      kind,
    ]);
    return rows.map(({ data }) => data);
  };

  async function bought(owners: ReadonlyMap<string, number>): Promise<Purchase[]> {
    const [subscriptions, invoices, charges] = [
      await objects<Stripe.Subscription>('subscription'),
      await objects<Stripe.Invoice & { payment_intent?: string }>('invoice'),
      await objects<Stripe.Charge & { payment_intent: string }>('charge'),
    ];
    const payments = await objects<Stripe.InvoicePayment>('invoice_payment');
    const keptOf = (id: string) => {
      const own = invoices.filter(({ parent }) => parent?.subscription_details?.subscription === id);
      const intents = payments
        .filter(({ invoice }) => own.some((one) => one.id === invoice))
        .map(({ payment }) => payment.payment_intent);
      return charges
        .filter(({ payment_intent: intent, paid }) => paid && intents.includes(intent))
        .reduce((sum, { amount, amount_refunded: refunded }) => sum + amount - refunded, 0);
    };
    return subscriptions.map(({ id, status, cancel_at_period_end: endsWithPeriod, metadata }) => ({
      id,
      employerId: owners.get(id) ?? Number(metadata.employerId),
      status,
      endsWithPeriod,
      kept: keptOf(id),
    }));
  }

  async function faults(): Promise<string[]> {
    const { rows } = await pool.query<Row>(`
      SELECT s.stripe_subscription_id AS id, s.employer_id AS "employerId",
        s.status IN ('ACTIVE', 'PAST_DUE') AS "isActive"
      FROM subscription s`);
    const { rows: gone } = await pool.query<{ id: number }>(
      'SELECT id FROM "user" WHERE deleted_at IS NOT NULL OR banned_at IS NOT NULL',
    );
    const goneIds = new Set(gone.map(({ id }) => id));
    const all = await bought(new Map(rows.flatMap(({ id, employerId }) => (id === null ? [] : [[id, employerId]]))));
    const found: string[] = [];
    const employers = new Set([...all, ...rows].map(({ employerId }) => employerId));
    for (const employerId of employers) {
      const at = all.filter((one) => one.employerId === employerId);
      const ours = rows.filter((row) => row.employerId === employerId);
      const renewed = at.filter(isRenewed).length;
      const gifts = ours.filter(({ id, isActive }) => id === null && isActive).length;
      const note = (text: string) => found.push(`employer ${employerId}: ${text}`);
      if (renewed + gifts > 1) note(`has ${renewed} renewed subscriptions and ${gifts} gifts`);
      if (goneIds.has(employerId) && renewed > 0) note('is gone and renewed');
      for (const one of at) {
        const row = ours.find(({ id }) => id === one.id);
        if (one.kept > 0 && !row) note('was charged, and has no access');
        if (one.kept > 0 && row && isRunning(one) !== row.isActive) note(`is ${one.status} there, and not here`);
        if (row?.isActive && one.kept === 0) note('has access without a charge');
      }
      for (const row of ours) {
        if (row.id !== null && !at.some(({ id }) => id === row.id)) note('has what the provider does not know');
      }
    }
    return found;
  }

  const hurry = async () => {
    await pool.query('UPDATE payment_sandbox.delivery SET next_attempt_at = now() WHERE delivered_at IS NULL');
  };

  return { faults, hurry, close: () => pool.end() };
}
