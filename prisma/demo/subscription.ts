import type { Employer } from './employer.ts';
import type { People } from './people.ts';
import type { Random } from './random.ts';
import type { PricingOptionRow, SubscriptionRow } from './rows.ts';
import { after, before, between, day } from './timeline.ts';

const activeShare = 0.34;
const endedShare = 0.12;

const reasons = [
  'Founding partner of the city, first year on us',
  'Paid by bank transfer, as agreed by phone',
  'Moved over from the printed job board, rest of the term credited',
  'Trial for the new branch',
  'Apology for the interrupted service in spring',
  'Winner of the hiring day raffle',
];

/** All of them gifts of an admin: a provider's subscription has to exist at the provider, too (paidSubscription.ts). */
export function generateSubscriptions(
  seed: Random,
  people: People,
  pricing: readonly PricingOptionRow[],
  now: Date,
): SubscriptionRow[] {
  const random = seed.fork('subscriptions');
  const rows: SubscriptionRow[] = [];
  const add = (
    employer: Employer,
    given: Pick<SubscriptionRow, 'recurring_mode' | 'status' | 'created_at' | 'current_period_end' | 'grant_reason'>,
    admin = random.pick(people.admins),
  ) => {
    const price = pricing.find(
      (one) => one.currency === employer.place.country.code && one.recurring_mode === given.recurring_mode,
    );
    if (!price) throw new Error(`No price in ${employer.place.country.code}`);
    rows.push({
      id: 0,
      employer_id: employer.row.id,
      currency: price.currency,
      amount: price.amount,
      cancel_at_period_end: given.status === 'CANCELED',
      granted_by_id: admin.id,
      updated_at: given.created_at,
      ...given,
    });
  };

  add(
    people.accounts.premium,
    {
      recurring_mode: 'YEARLY',
      status: 'ACTIVE',
      created_at: before(now, 63 * day),
      current_period_end: after(now, 365 * day),
      grant_reason: 'Launch partner in Singapore: thank you for the first hundred shifts',
    },
    people.accounts.admin,
  );
  const others = people.employers.filter(
    (one) => one.row.login_email !== null && one !== people.accounts.premium && one !== people.accounts.employer,
  );
  for (const employer of others) {
    const lot = random.next();
    if (lot > activeShare + endedShare) continue;
    const lastStart = before(now, 35 * day);
    if (lot >= activeShare && employer.row.created_at >= lastStart) continue;
    const active = lot < activeShare;
    const yearly = random.chance(0.35);
    const length = (yearly ? 365 : 30) * day;
    const startedAt = active
      ? before(now, Math.min(random.int(3, 330) * day, now.getTime() - employer.row.created_at.getTime()))
      : between(random, employer.row.created_at, lastStart, 1.3);
    // Monthly ones have been renewed until now.
    const periods = active ? Math.floor((now.getTime() - startedAt.getTime()) / length) + 1 : 1;
    const end = after(startedAt, periods * length);
    add(employer, {
      recurring_mode: yearly ? 'YEARLY' : 'MONTHLY',
      status: active ? 'ACTIVE' : 'CANCELED',
      created_at: startedAt,
      current_period_end: active || end < now ? end : before(now, random.int(1, 30) * day),
      grant_reason: random.pick(reasons),
    });
  }
  rows.sort((one, other) => one.created_at.getTime() - other.created_at.getTime());
  rows.forEach((row, at) => {
    row.id = at + 1;
  });
  return rows;
}
