import { runBackfills } from '../database/backfill/run.sql.ts';
import { announceQueued } from '../domain/accounts/session/grants.ts';
import { makeCreditNotes } from '../domain/billing/documents/creditNotes.ts';
import { sendPaymentNews } from '../domain/billing/mail/paymentNews.ts';
import { sendReceipts } from '../domain/billing/mail/receipt.ts';
import { sendRefundMails } from '../domain/billing/mail/refund.ts';
import { sendDueSubscriptionMails } from '../domain/billing/mail/send.ts';
import { askAboutUnheard } from '../domain/billing/provider/atProvider.ts';
import { learnOutcomes } from '../domain/billing/purchase/checkout.ts';
import { endGiftsThatAreOver } from '../domain/billing/purchase/gift.ts';
import { reconcile } from '../domain/billing/reconciliation/reconcile.ts';
import { sendDueMessageMails } from '../domain/chat/messageMail/message.mail.ts';
import { keepReplyTimes } from '../domain/chat/replyTime/replyTime.ts';
import type { Services } from '../domain/core/context.ts';
import { sendDueOfferAlerts } from '../domain/discovery/offerAlert/offerAlert.ts';
import { sendDueSearchAlerts } from '../domain/discovery/savedSearch/savedSearch.mail.ts';
import {
  sendAnswerMails,
  sendRequestMails,
  sendSavedRequestMails,
} from '../domain/hiring/contactRequest/contactRequest.mail.ts';
import { remindOfTrialShifts, sendTrialShiftMails } from '../domain/hiring/trialShift/trialShift.mail.ts';
import { cancelBannedSubscriptions, sendBanMails } from '../domain/lifecycle/ban/ban.ts';
import { sendClosedMails } from '../domain/lifecycle/deletion/closedMail.ts';
import { finishDeletions, removeCustomers } from '../domain/lifecycle/deletion/deletion.ts';
import { removeWhatIsOver } from '../domain/lifecycle/retention/remove.ts';
import { sendAccountMails } from '../domain/lifecycle/signUp/signUp.ts';
import { noteEnds, sendWebhookMails } from '../domain/lifecycle/webhook/attempt.ts';
import { remindOfExpiry, sendExpiryMails } from '../domain/offers/life/life.mail.ts';
import { expireJobOffers } from '../domain/offers/life/life.ts';
import { runBulkActions } from '../domain/office/bulkAction/bulkAction.jobs.ts';
import { sendImportMails } from '../domain/office/bulkAction/import/start.ts';
import { sendEmails } from '../domain/office/email/email.ts';
import { countMarketplaceDays } from '../domain/office/overview/overview.ts';
import { sendRejectionMails } from '../domain/office/review/review.mail.ts';
import { remindOfReferences, sendReferenceMails } from '../domain/people/jobReference/jobReference.mail.ts';
import { sendActivationMails } from '../domain/people/jobSeeker/activation.ts';
import { keepMatchScores } from '../domain/people/jobSeeker/bestMatch.ts';
import type { Task } from '../queue/queue.ts';

/** What is done again and again, in the groups of the domain. */
export const tasks: readonly Task<Services>[] = [
  { everySeconds: 1, run: announceQueued },
  { everySeconds: 10, run: sendDueMessageMails },
  { everySeconds: 600, run: keepReplyTimes },
  { everySeconds: 10, run: sendActivationMails },
  { everySeconds: 60, run: remindOfReferences },
  { everySeconds: 10, run: sendReferenceMails },
  { everySeconds: 60, run: expireJobOffers },
  { everySeconds: 60, run: remindOfExpiry },
  { everySeconds: 10, run: sendExpiryMails },
  { everySeconds: 60, run: remindOfTrialShifts },
  { everySeconds: 10, run: sendTrialShiftMails },
  { everySeconds: 1, run: sendRequestMails },
  { everySeconds: 1, run: sendAnswerMails },
  { everySeconds: 10, run: sendSavedRequestMails },
  { everySeconds: 3600, run: endGiftsThatAreOver },
  { everySeconds: 60, run: sendDueSubscriptionMails },
  { everySeconds: 10, run: sendReceipts },
  { everySeconds: 10, run: makeCreditNotes },
  { everySeconds: 10, run: sendRefundMails },
  { everySeconds: 10, run: sendPaymentNews },
  { everySeconds: 10, run: learnOutcomes },
  { everySeconds: 3600, run: askAboutUnheard },
  { everySeconds: 600, run: reconcile },
  { everySeconds: 10, run: sendDueOfferAlerts },
  { everySeconds: 10, run: sendDueSearchAlerts },
  { everySeconds: 3600, run: countMarketplaceDays },
  { everySeconds: 2, run: sendEmails },
  { everySeconds: 2, run: runBulkActions },
  { everySeconds: 10, run: sendImportMails },
  { everySeconds: 10, run: sendRejectionMails },
  { everySeconds: 3600, run: removeWhatIsOver },
  { everySeconds: 1, run: sendAccountMails },
  { everySeconds: 10, run: sendBanMails },
  { everySeconds: 10, run: cancelBannedSubscriptions },
  { everySeconds: 10, run: removeCustomers },
  { everySeconds: 10, run: finishDeletions },
  { everySeconds: 10, run: sendClosedMails },
  { everySeconds: 60, run: noteEnds },
  { everySeconds: 10, run: sendWebhookMails },
  { everySeconds: 3, run: runBackfills },
  // Last, because it counts what others keep.
  { everySeconds: 600, run: keepMatchScores },
];
