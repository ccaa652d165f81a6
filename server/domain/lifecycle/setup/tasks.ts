import type { Task } from '../../../queue/queue.ts';
import type { Services } from '../../core/context.ts';
import { sendBanMails } from '../ban/ban.ts';
import { cancelBannedSubscriptions } from '../ban/banSubscription.ts';
import { removeCustomers } from '../deletion/deletion.ts';
import { removeWhatIsOver } from '../retention/remove.ts';
import { sendAccountMails } from '../signUp/signUp.ts';
import { noteEnds, sendWebhookMails } from '../webhook/attempt.ts';

export const tasks: readonly Task<Services>[] = [
  { everySeconds: 3600, run: removeWhatIsOver },
  { everySeconds: 1, run: sendAccountMails },
  { everySeconds: 10, run: sendBanMails },
  { everySeconds: 10, run: cancelBannedSubscriptions },
  { everySeconds: 10, run: removeCustomers },
  { everySeconds: 60, run: noteEnds },
  { everySeconds: 10, run: sendWebhookMails },
];
