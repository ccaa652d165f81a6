import type { Task } from '../../../queue/queue.ts';
import type { Services } from '../../core/context.ts';
import { sendImportMails } from '../bulkAction/import/mail.ts';
import { runBulkActions } from '../bulkAction/work.ts';
import { sendEmails } from '../email/deliver.ts';
import { countMarketplaceDays } from '../overview/overview.ts';
import { sendRejectionMails } from '../review/rejectionMail.ts';

export const tasks: readonly Task<Services>[] = [
  { everySeconds: 3600, run: countMarketplaceDays },
  { everySeconds: 2, run: sendEmails },
  { everySeconds: 2, run: runBulkActions },
  { everySeconds: 10, run: sendImportMails },
  { everySeconds: 10, run: sendRejectionMails },
];
