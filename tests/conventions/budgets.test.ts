import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { limitsPage } from '../../scripts/limitsPage.ts';
import { type Budget, budgets } from '../../server/domain/core/limits/budgets.ts';
import { variableNames } from '../../server/start/env.ts';
import { type Declaration, type Key, reachOf, readSource, sourcesIn, writes } from './source/declarations.ts';

/**
 * Every verb of the domain that writes spends a budget, is for admins only, or has a reason here. The check is static;
 * `tests/attacks/budgets.thorough.test.ts` tests what is refused.
 */

/** Verbs without a budget, each with its reason. */
const withoutBudget: Record<string, string> = {
  changePassword: 'Asks for the password, whose wrong attempts are limited.',
  saveMessageMail: 'A setting that only the viewer sees.',
  acceptTerms: 'Repeating it changes only the time.',
  changeEmail: 'Its mail passes the gate of mails to typed-in addresses.',
  confirmEmail: 'Wrong codes are limited.',
  deleteMyAccount: 'Happens once, and asks for the password.',
  requestPasswordReset: 'Its mail passes the gate of mails to typed-in addresses.',
  endOtherSessions: 'Ends what is there; must always be possible.',
  resetPassword: 'By the token of a mail, once.',
  endReplacedSession: 'Ends what a login has replaced.',
  addApiKey: 'An account has 20 keys at most.',
  revokeApiKey: 'Ends what is there; must always be possible.',
  rotateApiKey: 'An account has 20 keys at most.',
  beginAppLogin: 'Wrong passwords and codes are limited.',
  endAppLogin: 'Ends what is there; must always be possible.',
  refreshAppLogin: 'By the token of the login, once.',
  endSession: 'Ends what is there; must always be possible.',
  confirmSignUp: 'Wrong codes are limited.',
  signUp: 'Its mail passes the gate of mails to typed-in addresses.',
  spendCode: 'Wrong codes are limited, and a code works once.',
  spendConfirmation: 'Follows a change that asked for the password and the code.',
  turnTwoFactorOff: 'Follows a change that asked for the password.',
  turnTwoFactorOn: 'Once, with a code of the app.',
  confirmPhone: 'Wrong codes are limited.',
  stopViewingAs: 'Ends what is there; must always be possible.',
  unblockUser: 'Removes what is there.',
  canUndo: 'For admins only.',
  markDelivered: 'A position that only moves forward, up to the newest message.',
  markSeen: 'A position that only moves forward, up to the newest message.',
  renewShareLink: "Replaces the link of the viewer's own side.",
  openSupportChat: 'There is one for each user.',
  activateIntroduction: 'For admins only.',
  createPassword: 'Its mail passes the gate of mails to typed-in addresses.',
  countJobOfferView: 'One visitor counts once a day.',
  deleteJobOffer: 'Removes what is there.',
  renewByMail: 'By the token of a mail; repeating it changes nothing.',
  confirmReference: 'By the token of a mail, once.',
  declineReference: 'By the token of a mail, once.',
  stopReferenceMails: 'By the token of a mail, once.',
  removeJobReference: 'Removes what is there.',
  countProfileView: 'One visitor counts once a day.',
  saveOfferAlert: 'A setting that only the viewer sees.',
  removeRating: 'Removes what is there.',
  removeSavedJobOffer: 'Removes what is there.',
  removeSavedSearch: 'Removes what is there.',
  saveSearchAlert: 'A setting that only the viewer sees.',
  removeFromShortlist: 'Removes what is there.',
  readBillingDetails: 'Reads; the job that asks again is for calls that may have changed something.',
  readCreditNoteFile: 'As readInvoiceFile.',
  cancelSubscription: 'Must always be possible.',
  resumeSubscription: 'Undoes a cancellation; nothing is charged now.',
  applyPaymentEvent: 'Sent by the payment provider.',
  confirmPayment: 'Records what an attempt that was counted came to.',
  readInvoiceFile: 'Reads a file.',
  mailChoices: 'A setting that only the viewer sees.',
  mailedChoices: 'A setting that only the viewer sees.',
  saveMailChoice: 'A setting that only the viewer sees.',
  saveMailedChoice: 'A setting that only the viewer sees.',
  stopMails: 'A setting that only the viewer sees.',
  removeWebhookEndpoint: 'Removes what is there.',
  cancelVideoUpload: 'Removes what is there.',
};

const root = 'server/domain/';
const windows = ['graphql', 'rest', 'http'];
/** What a noun shows in the graph and in REST stands in its folder of the domain. */
const isWindow = (file: string): boolean => /[./](?:graph|rest)\.ts$/.test(file);

const declarations = new Map<Key, Declaration>(
  sourcesIn(root).flatMap((file) => readSource(file).declarations.map((one) => [`${file}#${one.name}`, one] as const)),
);
const imported = new Set(
  [...windows.flatMap((folder) => sourcesIn(`server/${folder}`)), ...sourcesIn(root).filter(isWindow)].flatMap(
    (file) => [...readSource(file).imports],
  ),
);

const spends = `${root}core/write/spend.ts`;
/** Checked first thing: no one else gets further. */
const isForAdmins = ({ text }: Declaration) => /\brequireAdmin\b|\badminVerb\(/.test(text);

it('has a budget for every verb that writes, or a reason to have none', () => {
  const verbs = [...imported].filter((key) => {
    const own = declarations.get(key);
    if (!key.startsWith(root) || own?.kind !== 'function' || isForAdmins(own)) return false;
    const reached = [...reachOf(declarations, key)];
    return reached.some(({ text }) => writes.test(text)) && !reached.some(({ file }) => file === spends);
  });
  expect(verbs.map((key) => key.slice(key.indexOf('#') + 1)).toSorted()).toEqual(Object.keys(withoutBudget).toSorted());
});

it('has a use for every budget', () => {
  const code = sourcesIn('server').map((file) => readFileSync(file, 'utf8'));
  const unused = Object.keys(budgets).filter(
    (name) => !code.some((text) => new RegExp(`(?:spend|requireBudget)\\(\\w+, '${name}'`).test(text)),
  );
  expect(unused).toEqual([]);
});

it('gives new accounts less, never more', () => {
  const limits = Object.values<Budget>(budgets).flatMap((budget) => budget.limits);
  expect(limits.filter(({ allowed, newAccount = 0 }) => newAccount > allowed)).toEqual([]);
});

it('lists all of them in the documents', () => {
  expect(readFileSync('docs/limits.md', 'utf8')).toBe(limitsPage());
});

/** Settings that say how often something may be done. */
const limitSettings = variableNames.filter((name) => /_PER_|^BUDGET_FACTOR$/.test(name));

it.each(limitSettings)('names the setting %s in the documents, and what it changes', (name) => {
  expect(limitsPage()).toContain(`\`${name}\``);
  expect(limitsPage({ [name]: '987' })).not.toBe(limitsPage());
});
