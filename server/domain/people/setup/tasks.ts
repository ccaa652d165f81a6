import type { Task } from '../../../queue/queue.ts';
import type { Services } from '../../core/context.ts';
import { remindOfReferences, sendReferenceMails } from '../jobReference/mail.ts';
import { sendActivationMails } from '../jobSeeker/activation.ts';

export const tasks: readonly Task<Services>[] = [
  { everySeconds: 10, run: sendActivationMails },
  { everySeconds: 60, run: remindOfReferences },
  { everySeconds: 10, run: sendReferenceMails },
];
