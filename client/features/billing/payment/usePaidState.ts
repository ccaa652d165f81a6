import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What a navigation to a chat carries after a payment: the chat then says what was bought. */
export const paidState = { hasPaid: true };

const isPaidState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'hasPaid' in state && state.hasPaid === true;

/** Whether something was paid just before this page, or on it. A reload begins anew. */
export function usePaidState(): [hasPaid: boolean, setPaid: (hasPaid: boolean) => void] {
  const { state, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [hasPaid, setPaid] = useState(isPaidState(state));
  useEffect(() => {
    if (!isPaidState(state)) return;
    setPaid(true);
    navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
  }, [state, pathname, search, hash, navigate]);
  return [hasPaid, setPaid];
}
