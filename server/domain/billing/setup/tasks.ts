import type { Task } from '../../../queue/queue.ts';
import type { Services } from '../../core/context.ts';
import { makeCreditNotes } from '../documents/creditNotes.ts';
import { sendPaymentNews } from '../mail/paymentNews.ts';
import { sendReceipts } from '../mail/receipt.ts';
import { sendRefundMails } from '../mail/refund.ts';
import { sendDueSubscriptionMails } from '../mail/send.ts';
import { askAboutUnheard } from '../provider/atProvider.ts';
import { endGiftsThatAreOver } from '../purchase/gift.ts';
import { learnOutcomes } from '../purchase/outcome.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

export const tasks: readonly Task<Services>[] = [
  { everySeconds: 3600, run: endGiftsThatAreOver },
  { everySeconds: 60, run: sendDueSubscriptionMails },
  { everySeconds: 10, run: sendReceipts },
  { everySeconds: 10, run: makeCreditNotes },
  { everySeconds: 10, run: sendRefundMails },
  { everySeconds: 10, run: sendPaymentNews },
  { everySeconds: 10, run: learnOutcomes },
  { everySeconds: 3600, run: askAboutUnheard },
  { everySeconds: 600, run: reconcile },
];
