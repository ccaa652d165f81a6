import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { ChatReference } from '../../../__generated__/useSendMessageMutation.graphql.ts';
import type {
  TrialShiftDecision,
  useTrialShiftMutation,
} from '../../../__generated__/useTrialShiftMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { lateDialog, useDialog } from '../../../ui/dialog/useDialog.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import type { ShiftTerms } from './terms.ts';

const ProposeDialog = lateDialog(() => import('./ProposeDialog.tsx'));

/** What the dialog begins with: the terms of the shift in whose place another one is proposed, or null. */
interface Subject {
  replaces: { id: string; terms: ShiftTerms } | null;
}

export interface TrialShiftActions {
  decide: (trialShift: string, decision: TrialShiftDecision, time: string) => Promise<boolean>;
  /** Opens the form; spread into a button. */
  proposes: (replaces: Subject['replaces']) => Record<'onClick' | 'onPointerEnter' | 'onFocus', () => void>;
  dialog: ReactNode;
}

const questions: Partial<Record<TrialShiftDecision, { title: string; confirmLabel: string }>> = {
  DECLINED: { title: 'Decline this trial shift?', confirmLabel: 'Decline' },
  CANCELLED: { title: 'Cancel this trial shift?', confirmLabel: 'Cancel the trial shift' },
};

/** Proposing trial shifts in an open chat, and deciding about them. */
export function useTrialShift(
  reference: ChatReference,
  { connectionId, currency, minRate }: { connectionId: string; currency: string | null; minRate: number | null },
): TrialShiftActions {
  const dialog = useDialog<Subject>(ProposeDialog);
  const [setState] = useAction<useTrialShiftMutation>(graphql`
    mutation useTrialShiftMutation($input: SetTrialShiftStateInput!, $connections: [ID!]!) {
      setTrialShiftState(input: $input) {
        ... on SetTrialShiftStatePayload @alias(as: "success") {
          trialShift {
            id
            ...shiftState_shift
          }
          sentMessage @prependNode(connections: $connections, edgeTypeName: "MessageEdge") {
            id
            databaseId
            createdAt
            clientId
            trialShiftStep
            user {
              id
              isViewer
            }
            ...StoredMessage_message
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);

  async function decide(trialShift: string, decision: TrialShiftDecision, time: string): Promise<boolean> {
    const variables = { input: { chat: reference, trialShift, decision }, connections: [connectionId] };
    const question = questions[decision];
    if (question) {
      const done = await confirm({
        ...question,
        text: <p>{time}. The other side gets a message about it.</p>,
        cancelLabel: 'Keep it',
        destructive: true,
        action: () => setState(variables),
      });
      return done !== null;
    }
    const result = await setState(variables);
    if (!result.ok) showToast(result.message, 'warning');
    return result.ok;
  }
  return {
    decide,
    proposes: (replaces) => dialog.opens({ replaces }),
    dialog: dialog.render(({ replaces }, state) => (
      <ProposeDialog
        {...state}
        chat={reference}
        connectionId={connectionId}
        currency={currency}
        replaces={replaces}
        minRate={minRate}
      />
    )),
  };
}
