import { z } from 'zod';
import { document } from '../document.ts';
import { record } from '../row.ts';

/** Whoever asks, as themselves (document 001 §7). */

export const viewerCalls = {
  'GET /api/get-user-info': record({
    summary: 'Whoever has signed in, with their chats.',
    input: z.object({}),
    missing: 401,
    document: document(`query { answer: viewer { record: user { id: databaseId name email } } }`),
  }),
};
