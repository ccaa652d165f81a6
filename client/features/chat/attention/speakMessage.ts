import { graphql, readInlineData } from 'react-relay';
import type { speakMessage_message$key } from '../../../__generated__/speakMessage_message.graphql.ts';
import { announce } from '../../../ui/focus/Announcer.tsx';
import { memberName } from '../memberName.ts';

/** By their ids, because several subscriptions report the same message. */
const announced = new Set<number>();

/** Says 'Hugo: text' to screen readers, once for each message of another member. */
export function speakMessage(key: speakMessage_message$key, viewerIsAdmin: boolean): void {
  const message = readInlineData(
    graphql`
      fragment speakMessage_message on Message @inline {
        databaseId
        text
        type
        user {
          name
          role
          isViewer
        }
      }
    `,
    key,
  );
  const { databaseId, user } = message;
  if (user.isViewer || announced.has(databaseId) || document.visibilityState !== 'visible') return;
  announced.add(databaseId);
  announce(`${memberName(user, viewerIsAdmin)}: ${messageWords(message)}`);
}

/** The text of a message, or what its file is. */
export const messageWords = ({ text, type }: { readonly text?: string | null; readonly type: string }): string =>
  text || (type === 'IMAGE' ? 'Image' : 'Document');
