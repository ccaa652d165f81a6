import { useState } from 'react';
import type { TrialShiftDecision } from '../../../__generated__/useTrialShiftMutation.graphql.ts';

/** The decision that is being sent; further presses are ignored meanwhile. */
export function useDeciding(decide: (decision: TrialShiftDecision) => Promise<boolean>, onDecided: () => void) {
  const [pending, setPending] = useState<TrialShiftDecision | null>(null);
  async function press(decision: TrialShiftDecision) {
    if (pending) return;
    setPending(decision);
    const isDone = await decide(decision);
    setPending(null);
    if (isDone) onDecided();
  }
  return { pending, press };
}
