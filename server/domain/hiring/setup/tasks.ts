import type { Task } from '../../../queue/queue.ts';
import type { Services } from '../../core/context.ts';
import { sendSavedRequestMails } from '../contactRequest/savedRequestMail.ts';
import { remindOfTrialShifts, sendTrialReminders } from '../trialShift/reminder.ts';

export const tasks: readonly Task<Services>[] = [
  { everySeconds: 60, run: remindOfTrialShifts },
  { everySeconds: 10, run: sendTrialReminders },
  { everySeconds: 10, run: sendSavedRequestMails },
];
