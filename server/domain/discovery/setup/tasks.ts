import type { Task } from '../../../queue/queue.ts';
import type { Services } from '../../core/context.ts';
import { sendDueOfferAlerts } from '../offerAlert/send.ts';
import { sendDueSearchAlerts } from '../savedSearch/send.ts';

export const tasks: readonly Task<Services>[] = [
  { everySeconds: 10, run: sendDueOfferAlerts },
  { everySeconds: 10, run: sendDueSearchAlerts },
];
