import type { Task } from '../../../queue/queue.ts';
import type { Services } from '../../core/context.ts';
import { remindOfExpiry, sendExpiryMails } from '../life/expiryMail.ts';
import { expireJobOffers } from '../life/life.ts';

export const tasks: readonly Task<Services>[] = [
  { everySeconds: 60, run: expireJobOffers },
  { everySeconds: 60, run: remindOfExpiry },
  { everySeconds: 10, run: sendExpiryMails },
];
