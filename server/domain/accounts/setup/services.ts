import type { CoreServices, Process } from '../../core/context.ts';
import type { AccountServices } from '../context.ts';
import { appTokens, bannedEmailKeys, confirmationCodes, knownBrowsers } from '../keys/accountKeys.ts';
import { demoAccounts } from '../keys/demoAccount.ts';
import type { PresenceStore } from '../presence/presence.ts';
import { followPresence } from '../presence/presence.ts';
import { noteSeen } from '../session/seen.sql.ts';

/** What is given: adapters and settings. */
export type AccountParts = Pick<AccountServices, 'adminTwoFactor' | 'emailLinks' | 'textMessenger'> & {
  presenceStore: PresenceStore;
  isDemo: boolean;
};

export function accountServices(
  core: CoreServices,
  { presenceStore, isDemo, adminTwoFactor, emailLinks, textMessenger }: AccountParts,
  { signer, onClose }: Process,
): AccountServices {
  const { events, now, log } = core;
  const presence = followPresence({ events, now, log, store: presenceStore, noteSeen: noteSeen(core) });
  onClose(() => presence.close());
  return {
    ...core,
    adminTwoFactor,
    emailLinks,
    textMessenger,
    presence,
    codes: confirmationCodes(signer),
    appTokens: appTokens(signer),
    knownBrowsers: knownBrowsers(signer),
    bannedEmailKeys: bannedEmailKeys(signer),
    demoAccounts: isDemo ? demoAccounts : [],
  };
}
