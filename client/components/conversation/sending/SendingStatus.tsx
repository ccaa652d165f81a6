import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import type { UnsentMessage } from './outbox.ts';

/** Reads out what becomes of messages that do not go out at once; of those that do, the list itself tells. */
export function SendingStatus({ unsent }: { unsent: readonly UnsentMessage[] }) {
  const failed = unsent.filter(({ state }) => state === 'failed').length;
  const isWaiting = unsent.some(({ state }) => state === 'waiting');
  const before = useRef({ failed: 0, waited: false });
  const [news, setNews] = useState('');
  useEffect(() => {
    const { failed: failedBefore, waited } = before.current;
    const allSent = waited && unsent.length === 0;
    if (failed > failedBefore) setNews('Your message was not sent. You can try again or remove it.');
    else if (isWaiting && !waited) setNews('No connection. Your message goes out as soon as there is one.');
    else if (allSent) setNews('Your message was sent.');
    before.current = { failed, waited: isWaiting || (waited && !allSent) };
  }, [unsent, failed, isWaiting]);
  return (
    <div role="status">
      <VisuallyHidden>{news}</VisuallyHidden>
    </div>
  );
}
