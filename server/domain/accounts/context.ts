import type { Ctx, Services } from '../core/context.ts';
import { type Caller, ownProcess } from '../core/limits/budgets.ts';
import { inBatches } from '../core/lists/batch.ts';
import { employerId, type Viewer } from '../core/viewer/viewer.ts';
import { isActiveNow } from './access/paywall.policy.ts';
import { clientsOf, subscriptionsOf } from './session/session.sql.ts';

const none: ReadonlySet<number> = new Set();

/** The services, for one operation of one viewer. */
export function domainContext(
  services: Services,
  viewer: Viewer,
  {
    origin = services.publicUrl,
    caller = ownProcess,
    rememberGuest = () => {},
  }: { origin?: string; caller?: Caller; rememberGuest?: Ctx['rememberGuest'] } = {},
): Ctx {
  const employer = employerId(viewer);
  let premium: Promise<boolean> | undefined;
  let clients: Promise<ReadonlySet<number>> | undefined;
  const readPremium = inBatches(async (employerIds: number[]) => {
    const premiumIds = await subscribersAmong(services, employerIds);
    return (id: number) => premiumIds.has(id);
  });
  const isPremium = (employerId: number) => {
    const read = readPremium(employerId);
    // What is known of the viewer is never older than what was just read.
    if (employerId === employer) premium = read;
    return read;
  };
  const isOnline = inBatches(async (userIds: number[]) => {
    const online = await services.presence.onlineAmong(userIds);
    return (id: number) => online.has(id);
  });
  const viewerIsPremium = () => {
    premium ??= employer === null ? Promise.resolve(false) : isPremium(employer);
    return premium;
  };
  const readClients = async () => {
    if (employer === null || !(await viewerIsPremium())) return none;
    return clientsOf(services.sql, employer);
  };
  return {
    ...services,
    viewer,
    origin,
    caller,
    source: 'GRAPHQL',
    rememberGuest,
    shareGrants: new Map(),
    seenByOthers: new Set(),
    isPremium,
    isOnline,
    viewerIsPremium,
    clients: () => {
      clients ??= readClients();
      return clients;
    },
    clearCache: () => {
      premium = undefined;
      clients = undefined;
    },
  };
}

/** Those of the employers who have an active subscription now. */
async function subscribersAmong(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  employerIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const at = now();
  const subscriptions = await subscriptionsOf(sql, employerIds);
  return new Set(subscriptions.filter((row) => isActiveNow(row, at)).map(({ employerId }) => employerId));
}
