import type { Noun } from '../noun.ts';
import { chatGraph } from './graph.ts';
import { chatRest } from './rest.ts';

export const chat = {
  graph: chatGraph,
  args: {
    'Query.chat': ({ contacts }) => [
      '',
      ...Object.values(contacts).map(({ chatId }) => `(reference: { databaseId: ${chatId} })`),
    ],
  },
  rest: chatRest,
  fields: {
    'path.userId': 'id',
    'path.employerId': 'id',
    'path.chatId': 'chat',
    'path.shared_hash': 'hash',
    'query.shared_hash': 'words',
  },
  texts: {
    clientId: ['client-id-1', 'client-id-2'],
    clientKey: ['client-key-1', 'client-key-2'],
    // Cursors of a list by id, of a numbered page, and of a list by time.
    after: ['WzFd', 'eyJvZmZzZXQiOjJ9', 'WyIyMDI2LTA2LTAxVDEyOjAwOjAwLjAwMFoiLDFd'],
    before: ['WzFd', 'WyIyMDI2LTA2LTAxVDEyOjAwOjAwLjAwMFoiLDFd'],
  },
  hidden: ({ app, people, contacts }) => {
    const { db } = app.services;
    const { chatId, messageId } = contacts.employer;
    const shareLink = (side: 'employerHash' | 'jobSeekerHash') => (text: string) =>
      db.chat.update({ where: { id: chatId }, data: { [side]: text } });
    return {
      "a message in the employer's chat": {
        set: (text) => db.message.update({ where: { id: messageId }, data: { text } }),
        seenBy: ['employer', 'jobSeeker', 'admin'],
      },
      "the job seeker's support chat": {
        set: async (text) => {
          const { id: userId } = people.jobSeeker;
          const support = await db.chat.create({ data: { kind: 'SUPPORT', supportUserId: userId } });
          await db.chatParticipant.create({ data: { chatId: support.id, userId } });
          const message = await db.message.create({ data: { chatId: support.id, userId, text } });
          await db.chat.update({ where: { id: support.id }, data: { lastMessageId: message.id, nbMessages: 1 } });
        },
        seenBy: ['jobSeeker', 'admin'],
      },
      "the employer's share link": { set: shareLink('employerHash'), seenBy: ['employer', 'admin'] },
      "the job seeker's share link": {
        set: shareLink('jobSeekerHash'),
        seenBy: ['jobSeeker', 'admin'],
        // A chat has its reader's own link in REST, and admins read the employer's.
        seenOverRest: ['jobSeeker'],
      },
    };
  },
} satisfies Noun;
