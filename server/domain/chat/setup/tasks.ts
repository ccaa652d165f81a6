import type { Task } from '../../../queue/queue.ts';
import type { Services } from '../../core/context.ts';
import { sendDueMessageMails } from '../messageMail/send.ts';
import { keepReplyTimes } from '../replyTime/replyTime.ts';

export const tasks: readonly Task<Services>[] = [
  { everySeconds: 10, run: sendDueMessageMails },
  { everySeconds: 600, run: keepReplyTimes },
];
