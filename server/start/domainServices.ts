import { noteSeen } from '../domain/accounts/session/session.sql.ts';
import { createReference } from '../domain/core/catalog/reference.ts';
import type { Services } from '../domain/core/context.ts';
import { createAccessWatch, subscribeTo } from '../domain/core/events/accessWatch.ts';
import { followPresence, type PresenceStore } from '../domain/core/events/presence.ts';
import { appTokens, bannedEmailKeys, confirmationCodes, knownBrowsers } from '../domain/core/keys/accountKeys.ts';
import { demoAccounts } from '../domain/core/keys/demoAccount.ts';
import { fileLinks } from '../domain/core/keys/fileLink.ts';
import { mailedTokens, renewalTokens, viewKeys } from '../domain/core/keys/personKeys.ts';
import { type Signer, unsubscribeTokens } from '../domain/core/links/links.ts';

/** What every service is made with. */
type Process = {
  signer: Signer;
  /** Called when the process ends, the last ones first. */
  onClose: (close: () => Promise<void>) => void;
};

const signed = (signer: Signer) => ({
  unsubscribeTokens: unsubscribeTokens(signer),
  codes: confirmationCodes(signer),
  appTokens: appTokens(signer),
  knownBrowsers: knownBrowsers(signer),
  bannedEmailKeys: bannedEmailKeys(signer),
  fileLinks: fileLinks(signer),
  viewKeys: viewKeys(signer),
  referenceTokens: mailedTokens(signer, 'reference'),
  renewalTokens: renewalTokens(signer),
  requestTokens: mailedTokens(signer, 'contact-request'),
});

type Made = keyof ReturnType<typeof signed> | 'reference' | 'accessWatch' | 'presence' | 'demoAccounts';

/** Adapters and settings. */
export type Parts = Omit<Services, Made> & { presenceStore: PresenceStore; isDemo: boolean };

/** The services of the domain, out of adapters and settings. */
export async function createServices(
  { presenceStore, isDemo, ...parts }: Parts,
  { signer, onClose }: Process,
): Promise<Services> {
  const { db, events, now, log } = parts;
  const accessWatch = createAccessWatch({ events, now, log });
  onClose(async () => accessWatch.close());
  const reference = await createReference(db);
  followReference({ events, reference, log });
  const presence = followPresence({ events, now, log, store: presenceStore, noteSeen: noteSeen(parts) });
  onClose(() => presence.close());
  return { ...parts, ...signed(signer), reference, accessWatch, presence, demoAccounts: isDemo ? demoAccounts : [] };
}

/** Reads the reference tables again whenever a process has changed one. */
function followReference({ events, reference, log }: Pick<Services, 'events' | 'reference' | 'log'>): void {
  const read = () =>
    reference.refresh().catch((error: unknown) => log.error({ err: error }, 'cannot read the reference tables again'));
  subscribeTo(events.subscribe('reference'), { onEvent: read, onMissed: read }).ended.catch((error: unknown) =>
    log.error({ err: error }, 'no longer following the reference tables'),
  );
}
