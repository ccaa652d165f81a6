import type { Task } from '../../../queue/queue.ts';
import type { BillingServices } from '../../billing/context.ts';
import { sendDueOfferAlerts } from '../offerAlert/send.ts';
import { sendDueSearchAlerts } from '../savedSearch/send.ts';

export const tasks: readonly Task<BillingServices>[] = [
  { everySeconds: 10, run: sendDueOfferAlerts },
  { everySeconds: 10, run: sendDueSearchAlerts },
];
