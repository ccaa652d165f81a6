import type { TextMessenger } from '../../sms/sms.ts';
import type { CoreServices, Operation } from '../core/context.ts';
import { type Caller, ownProcess } from '../core/limits/budgets.ts';
import { inBatches } from '../core/lists/batch.ts';
import { employerId, type Viewer } from '../core/viewer/viewer.ts';
import { isActiveNow } from './access/paywall.policy.ts';
import { clientsOf, subscriptionsOf } from './clients/clients.sql.ts';
import type { AppTokens, BannedEmailKeys, ConfirmationCodes, EmailLinks, KnownBrowsers } from './keys/accountKeys.ts';
import type { DemoAccount } from './keys/demoAccount.ts';
import type { Presence } from './presence/presence.ts';

export type AccountServices = CoreServices & {
  /** Whether admins need two-factor login. */
  adminTwoFactor: boolean;
  codes: ConfirmationCodes;
  appTokens: AppTokens;
  knownBrowsers: KnownBrowsers;
  bannedEmailKeys: BannedEmailKeys;
  emailLinks: EmailLinks;
  presence: Presence;
  /** Null: phone numbers cannot be verified here. */
  textMessenger: TextMessenger | null;
  /** Accounts for visitors of the demo; empty outside demo mode. */
  demoAccounts: readonly DemoAccount[];
};

export type AccountContext = AccountServices & Operation;

const none: ReadonlySet<number> = new Set();

/** The services of a group or of the whole product, for one operation of one viewer. */
export function domainContext<Given extends AccountServices>(
  services: Given,
  viewer: Viewer,
  { origin = services.publicUrl, caller = ownProcess }: { origin?: string; caller?: Caller } = {},
): Given & Operation {
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
  { sql, now }: Pick<CoreServices, 'sql' | 'now'>,
  employerIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const at = now();
  const subscriptions = await subscriptionsOf(sql, employerIds);
  return new Set(subscriptions.filter((row) => isActiveNow(row, at)).map(({ employerId }) => employerId));
}
