import { useEffect, useRef } from 'react';
import { announce } from '../../../../ui/focus/Announcer.tsx';
import type { UnsentMessage } from './unsent.ts';

/** Announces to screen readers that the viewer's messages are sent, delayed or failed. */
export function useSendingNews(unsent: readonly UnsentMessage[]): void {
  const before = useRef(unsent);
  useEffect(() => {
    const count = (messages: readonly UnsentMessage[], state: UnsentMessage['state']) =>
      messages.filter((message) => message.state === state).length;
    const isUnsent = new Set(unsent.map(({ clientId }) => clientId));
    const earlier = before.current;
    before.current = unsent;
    if (count(unsent, 'failed') > count(earlier, 'failed')) {
      announce('Your message was not sent. You can try again or remove it.');
    } else if (count(unsent, 'waiting') > 0 && count(earlier, 'waiting') === 0) {
      announce('You are offline. We will send your message when you reconnect.');
    } else if (earlier.some(({ clientId, state }) => state === 'pending' && !isUnsent.has(clientId))) {
      announce('Message sent.');
    }
  }, [unsent]);
}
