import { useEffect, useState } from 'react';
import { Button } from '../../ui/action/Button.tsx';
import { Row } from '../../ui/layout/Grid.tsx';
import { Text } from '../../ui/layout/Text.tsx';

/** In seconds: the earlier code may still be on its way. The server decides how many are sent. */
const pause = 30;

/** Sends a code again. Resolves to the server's message if it refuses. */
export type Resend = () => Promise<{ ok: true } | { ok: false; message: string }>;

/** Sends a code again that was mailed or texted. */
export function ResendCode({ send }: { send: Resend }) {
  const [seconds, setSeconds] = useState(pause);
  const [isSending, setSending] = useState(false);
  const [status, setStatus] = useState('');
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setSeconds((left) => left - 1), 1_000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  async function sendAgain() {
    if (isWaiting) return setStatus(`Please wait ${seconds} more seconds.`);
    setStatus('');
    setSending(true);
    const result = await send();
    setSending(false);
    setStatus(result.ok ? 'We sent another code. Please use the newest one.' : result.message);
    if (result.ok) setSeconds(pause);
  }

  return (
    <>
      <Row>
        <Button
          look="quiet"
          size="small"
          aria-disabled={isWaiting}
          loading={isSending}
          onClick={() => void sendAgain()}
        >
          {isWaiting ? `Send the code again (in ${seconds} s)` : 'Send the code again'}
        </Button>
      </Row>
      <Text look="small" role="status">
        {status}
      </Text>
    </>
  );
}
