import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import type { UnsentMessage } from './unsent.ts';

/** Announces delayed and failed messages to screen readers; the list announces sent ones. */
export function SendingStatus({ unsent }: { unsent: readonly UnsentMessage[] }) {
  const failed = unsent.filter(({ state }) => state === 'failed').length;
  const isWaiting = unsent.some(({ state }) => state === 'waiting');
  const before = useRef({ failed: 0, waited: false });
  const [news, setNews] = useState('');
  useEffect(() => {
    const { failed: failedBefore, waited } = before.current;
    const allSent = waited && unsent.length === 0;
    if (failed > failedBefore) setNews('Your message was not sent. You can try again or remove it.');
    else if (isWaiting && !waited) setNews('You are offline. We will send your message when you reconnect.');
    else if (allSent) setNews('Message sent.');
    before.current = { failed, waited: isWaiting || (waited && !allSent) };
  }, [unsent, failed, isWaiting]);
  return (
    <div role="status">
      <VisuallyHidden>{news}</VisuallyHidden>
    </div>
  );
}
