import { z } from 'zod';

/** How soon someone is mailed about unread messages. */
export const messageMailSchema = z.object({
  messageMail: z.enum(['AT_ONCE', 'DAILY', 'NEVER'], 'Please choose how often we should email you.'),
});
