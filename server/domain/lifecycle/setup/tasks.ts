import type { Task } from '../../../queue/queue.ts';
import type { BillingServices } from '../../billing/context.ts';
import { sendBanMails } from '../ban/banMail.ts';
import { cancelBannedSubscriptions } from '../ban/banSubscription.ts';
import { removeCustomers } from '../deletion/provider.ts';
import { removeWhatIsOver } from '../retention/remove.ts';
import { sendAccountMails } from '../signUp/sendAccountMails.ts';
import { noteEnds } from '../webhook/attempt.ts';
import { sendWebhookMails } from '../webhook/pausedMail.ts';

export const tasks: readonly Task<BillingServices>[] = [
  { everySeconds: 3600, run: removeWhatIsOver },
  { everySeconds: 1, run: sendAccountMails },
  { everySeconds: 10, run: sendBanMails },
  { everySeconds: 10, run: cancelBannedSubscriptions },
  { everySeconds: 10, run: removeCustomers },
  { everySeconds: 60, run: noteEnds },
  { everySeconds: 10, run: sendWebhookMails },
];
