import type { Services } from '../context.ts';
import { tooMany } from '../limits/attempts.ts';
import type { Caller } from '../limits/budgets.ts';
import { type Budget, type BudgetName, budgets, configured, type Limit, newForMs } from '../limits/budgets.ts';
import { type Viewer, viewerId } from '../viewer/viewer.ts';

type Spending = Pick<Services, 'budgetSettings' | 'counters' | 'db' | 'now'> & { viewer: Viewer; caller: Caller };

type Who = {
  /** The account that acts, if it is not the viewer's: the one of a share link, or of a guest who is made. */
  account?: number | null;
  /** What this concerns, as a key for `subject` limits. Without one they do not count. */
  subject?: string;
  /** The key of the request: the same one sent again, also at once, is one attempt. */
  sent?: string | null;
};

/**
 * Counts something against its budget. Call it before it is done and after the viewer's right to do it was checked: many attempts
 * at once are as many attempts. Admins have no budgets.
 * @throws TooMany with the seconds to wait
 */
export async function spend(ctx: Spending, name: BudgetName, who: Who = {}): Promise<void> {
  const isRepeated = await wasSent(ctx, name, who);
  // A repeated one is only refused when the first one was.
  await check(
    ctx,
    name,
    who,
    (key, within) => (isRepeated ? ctx.counters.read(key) : ctx.counters.add(key, within)),
    0,
  );
}

/**
 * Lets those through who have something left of a budget, without counting: what is counted later is a failure.
 * @throws TooMany with the seconds to wait
 */
export async function requireBudget(ctx: Spending, name: BudgetName, who: Who = {}): Promise<void> {
  await check(ctx, name, who, (key) => ctx.counters.read(key), 1);
}

async function wasSent({ viewer, caller, counters }: Spending, name: BudgetName, { sent }: Who): Promise<boolean> {
  if (sent == null) return false;
  const longest = Math.max(...budgets[name].limits.map(({ within }) => within));
  const sender = viewerId(viewer) ?? caller.network;
  return (await counters.add(`sent:${name}:${sender}:${sent}`, longest)).count > 1;
}

async function check(
  ctx: Spending,
  name: BudgetName,
  { account = viewerId(ctx.viewer), subject }: Who,
  countOf: (key: string, within: number) => Promise<{ count: number; endsIn: number } | null>,
  wanted: 0 | 1,
): Promise<void> {
  if (ctx.viewer.kind === 'admin') return;
  const { limits, refusal }: Budget = budgets[name];
  // In turn: what one limit refuses does not count for the next, such as the email that a stranger would have got.
  for (const limit of limits) {
    const key = keyOf(limit, account, ctx.caller.network, subject);
    const window =
      key === null ? null : await countOf(`budget:${name}:${limit.per}:${limit.within}:${key}`, limit.within);
    if (window === null) continue;
    const count = window.count + wanted;
    if (count > (await allowedOf(ctx, limit, account, count)))
      throw tooMany(window.endsIn, refusalOf(limit, { limits, refusal }));
  }
}

/** Others of the same network may have used up what it may do: someone who did little is not told to have done much. */
const refusalOf = ({ per }: Limit, { limits, refusal }: Pick<Budget, 'limits' | 'refusal'>): string =>
  per === 'address' && limits.some((other) => other.per === 'account')
    ? 'Too many attempts have come from your network.'
    : refusal;

function keyOf({ per }: Limit, account: number | null, network: string, subject: string | undefined): string | null {
  if (per === 'subject') return subject === undefined ? null : `subject ${subject}`;
  return per === 'account' && account !== null ? `account ${account}` : `network ${network}`;
}

/** The row of the account is read only where its age matters. */
async function allowedOf(
  { db, now, budgetSettings }: Spending,
  limit: Limit,
  account: number | null,
  count: number,
): Promise<number> {
  const { allowed, newAccount } = configured(limit, budgetSettings);
  if (account === null || newAccount === undefined || count <= newAccount || count > allowed) return allowed;
  const user = await db.user.findUnique({ where: { id: account }, select: { createdAt: true } });
  return user && user.createdAt.getTime() > now().getTime() - newForMs ? newAccount : allowed;
}
