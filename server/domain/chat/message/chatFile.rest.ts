import { z } from 'zod';
import { textIn } from '../../../rest/authorize.ts';
import { change } from '../../../rest/document.ts';
import { type Authorize, uploaded } from '../../../rest/row.ts';
import { chatFileSender } from './chatFile.ts';

/** The share link for the upload. Without it, the viewer's own access counts. */
const underLink = z.object({ query: z.object({ shared_hash: z.string().optional() }) });
const chatOf = ({ query }: z.output<typeof underLink>) =>
  query.shared_hash ? { sharedHash: query.shared_hash } : null;

const address = (mutation: string) => change(mutation, 'record: uri');

const mayUpload: Authorize = ({ query }, ctx) => {
  const shareHash = textIn(query, 'shared_hash', 'sharedHash');
  return chatFileSender(ctx, shareHash === null ? null : { shareHash });
};

/** Files of messages. They return their URI. */
export const chatFileCalls = {
  'POST /api/chat-upload-image': uploaded({
    summary: 'A picture for a message.',
    file: 'image',
    input: underLink,
    knownOnly: true,
    authorize: mayUpload,
    document: address('uploadChatImage'),
    variables: (given, _ctx, image) => ({ input: { chat: chatOf(given), image } }),
  }),
  'POST /api/chat-upload-document': uploaded({
    summary:
      'A document for a message. It is served as it was sent, for download only, and is not checked for macros or scripts.',
    file: 'document',
    input: underLink,
    knownOnly: true,
    authorize: mayUpload,
    document: address('uploadChatDocument'),
    variables: (given, _ctx, document) => ({ input: { chat: chatOf(given), document } }),
  }),
};
