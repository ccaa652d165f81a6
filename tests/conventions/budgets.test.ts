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
  'accounts/session/account.ts#changePassword': 'Asks for the password, whose wrong attempts are limited.',
  'accounts/session/account.ts#saveMessageMail': 'A setting that only the viewer sees.',
  'accounts/terms/terms.ts#acceptTerms': 'Repeating it changes only the time.',
  'accounts/session/changeEmail.ts#changeEmail': 'Its mail passes the gate of mails to typed-in addresses.',
  'accounts/session/changeEmail.ts#confirmEmail': 'Wrong codes are limited.',
  'lifecycle/deletion/deletion.ts#deleteMyAccount': 'Happens once, and asks for the password.',
  'accounts/session/resetPassword.ts#requestPasswordReset': 'Its mail passes the gate of mails to typed-in addresses.',
  'accounts/session/logOutEverywhere.ts#endOtherSessions': 'Ends what is there; must always be possible.',
  'accounts/session/resetPassword.ts#resetPassword': 'By the token of a mail, once.',
  'accounts/session/session.ts#endReplacedSession': 'Ends what a login has replaced.',
  'accounts/session/apiKey/apiKey.ts#addApiKey': 'An account has 20 keys at most.',
  'accounts/session/apiKey/apiKey.ts#revokeApiKey': 'Ends what is there; must always be possible.',
  'accounts/session/apiKey/apiKey.ts#rotateApiKey': 'An account has 20 keys at most.',
  'accounts/session/appLogin/appLogin.ts#beginAppLogin': 'Wrong passwords and codes are limited.',
  'accounts/session/appLogin/appLogin.ts#endAppLogin': 'Ends what is there; must always be possible.',
  'accounts/session/appLogin/appLogin.ts#refreshAppLogin': 'By the token of the login, once.',
  'accounts/session/session.ts#endSession': 'Ends what is there; must always be possible.',
  'lifecycle/signUp/signUp.ts#confirmSignUp': 'Wrong codes are limited.',
  'lifecycle/signUp/signUp.ts#signUp': 'Its mail passes the gate of mails to typed-in addresses.',
  'accounts/session/twoFactor.ts#spendCode': 'Wrong codes are limited, and a code works once.',
  'accounts/session/twoFactor.ts#spendConfirmation': 'Follows a change that asked for the password and the code.',
  'accounts/session/twoFactor.ts#turnTwoFactorOff': 'Follows a change that asked for the password.',
  'accounts/session/twoFactor.ts#turnTwoFactorOn': 'Once, with a code of the app.',
  'accounts/badge/phone.ts#confirmPhone': 'Wrong codes are limited.',
  'accounts/viewAs/viewAs.ts#stopViewingAs': 'Ends what is there; must always be possible.',
  'chat/block/block.ts#unblockUser': 'Removes what is there.',
  'office/bulkAction/bulkAction.ts#canUndo': 'For admins only.',
  'chat/reading/attention.ts#markDelivered': 'A position that only moves forward, up to the newest message.',
  'chat/reading/attention.ts#markSeen': 'A position that only moves forward, up to the newest message.',
  'chat/seat/shareLink.ts#renewShareLink': "Replaces the link of the viewer's own side.",
  'chat/seat/supportChat.ts#openSupportChat': 'There is one for each user.',
  'hiring/contactRequest/introduction.ts#activateIntroduction': 'For admins only.',
  'lifecycle/signUp/guestAccount/createPassword.ts#createPassword':
    'Its mail passes the gate of mails to typed-in addresses.',
  'offers/jobOffer/activity.ts#countJobOfferView': 'One visitor counts once a day.',
  'offers/jobOffer/jobOffer.ts#deleteJobOffer': 'Removes what is there.',
  'offers/life/renewal.ts#renewByMail': 'By the token of a mail; repeating it changes nothing.',
  'people/jobReference/answer.ts#confirmReference': 'By the token of a mail, once.',
  'people/jobReference/answer.ts#declineReference': 'By the token of a mail, once.',
  'people/jobReference/answer.ts#stopReferenceMails': 'By the token of a mail, once.',
  'people/jobReference/jobReference.ts#removeJobReference': 'Removes what is there.',
  'people/jobSeeker/popularity.ts#countProfileView': 'One visitor counts once a day.',
  'discovery/offerAlert/offerAlert.ts#saveOfferAlert': 'A setting that only the viewer sees.',
  'people/rating/rating.ts#removeRating': 'Removes what is there.',
  'offers/savedJobOffer/savedJobOffer.ts#removeSavedJobOffer': 'Removes what is there.',
  'discovery/savedSearch/savedSearch.ts#removeSavedSearch': 'Removes what is there.',
  'discovery/savedSearch/savedSearch.ts#saveSearchAlert': 'A setting that only the viewer sees.',
  'people/shortlist/shortlist.ts#removeFromShortlist': 'Removes what is there.',
  'billing/buyer/billingDetails.ts#readBillingDetails':
    'Reads; the job that asks again is for calls that may have changed something.',
  'billing/purchase/invoice.ts#readCreditNoteFile': 'As readInvoiceFile.',
  'billing/purchase/change.ts#cancelSubscription': 'Must always be possible.',
  'billing/purchase/change.ts#resumeSubscription': 'Undoes a cancellation; nothing is charged now.',
  'billing/state/paymentEvent.ts#applyPaymentEvent': 'Sent by the payment provider.',
  'billing/purchase/confirmation.ts#confirmPayment': 'Records what an attempt that was counted came to.',
  'billing/purchase/invoice.ts#readInvoiceFile': 'Reads a file.',
  'discovery/mailChoice/choices.ts#mailChoices': 'A setting that only the viewer sees.',
  'discovery/mailChoice/choices.ts#mailedChoices': 'A setting that only the viewer sees.',
  'discovery/mailChoice/choices.ts#saveMailChoice': 'A setting that only the viewer sees.',
  'discovery/mailChoice/choices.ts#saveMailedChoice': 'A setting that only the viewer sees.',
  'discovery/mailChoice/choices.ts#stopMails': 'A setting that only the viewer sees.',
  'lifecycle/webhook/endpoint.ts#removeWebhookEndpoint': 'Removes what is there.',
  'files/sent/resumable.ts#cancelVideoUpload': 'Removes what is there.',
};

const root = 'server/domain/';
const windows = ['graphql', 'rest', 'http'];

const declarations = new Map<Key, Declaration>(
  sourcesIn(root).flatMap((file) => readSource(file).declarations.map((one) => [`${file}#${one.name}`, one] as const)),
);
const imported = new Set(
  windows.flatMap((folder) => sourcesIn(`server/${folder}`)).flatMap((file) => [...readSource(file).imports]),
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
  expect(verbs.map((key) => key.slice(root.length)).toSorted()).toEqual(Object.keys(withoutBudget).toSorted());
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
