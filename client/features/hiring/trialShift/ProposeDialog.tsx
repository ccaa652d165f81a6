import { useState } from 'react';
import { graphql } from 'react-relay';
import { typedNumber } from '../../../../server/domain/core/text/format/typed.ts';
import {
  daysAhead,
  maxHours,
  minHours,
  noteMaxLength,
  placeMaxLength,
  trialShiftSchema,
} from '../../../../server/domain/hiring/trialShift/trialShift.input.ts';
import type { ProposeDialogMutation } from '../../../__generated__/ProposeDialogMutation.graphql.ts';
import type { ChatReference } from '../../../__generated__/useSendMessageMutation.graphql.ts';
import { currentTime } from '../../../app/clock.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { useSchemaForm } from '../../core/form/useSchemaForm.ts';
import { randomKey } from '../../core/randomKey.ts';
import styles from './ProposeDialog.module.css';
import { formValues, type ShiftTerms } from './terms.ts';

const dayMs = 86_400_000;

/** The days from which to choose, give or take one: the domain knows the city's time zone. */
const dayIn = (days: number): string => new Date(currentTime() + days * dayMs).toISOString().slice(0, 10);

/** Proposes a trial shift, or another one in place of one that is there. */
export default function ProposeDialog({
  chat,
  connectionId,
  currency,
  replaces,
  minRate,
  ...dialog
}: DialogState & {
  chat: ChatReference;
  connectionId: string;
  /** Null: the chat can have no trial shift, which the server says. */
  currency: string | null;
  replaces: { id: string; terms: ShiftTerms } | null;
  minRate: number | null;
}) {
  const [clientId] = useState(randomKey);
  const [propose] = useAction<ProposeDialogMutation>(graphql`
    mutation ProposeDialogMutation($input: ProposeTrialShiftInput!, $connections: [ID!]!) {
      proposeTrialShift(input: $input) {
        ... on ProposeTrialShiftPayload @alias(as: "success") {
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
  const form = useSchemaForm({
    schema: trialShiftSchema,
    initialValues: formValues(replaces?.terms ?? null, minRate),
    toInput: (values) => ({ ...values, hours: typedNumber(values.hours), rate: typedNumber(values.rate), clientId }),
    submit: (input) =>
      propose({ input: { ...input, chat, replaces: replaces?.id ?? null }, connections: [connectionId] }),
    onSuccess: () => dialog.onClose(),
  });
  return (
    <FormDialog
      {...dialog}
      form={form}
      title={replaces ? 'Propose a change' : 'Propose a trial shift'}
      submitLabel="Send the proposal"
    >
      <TextField
        label="Date"
        type="date"
        min={dayIn(-1)}
        max={dayIn(daysAhead)}
        data-autofocus
        {...form.field('date')}
      />
      <div className={styles.pair}>
        <TextField label="Start" type="time" hint="Local time in the city." {...form.field('startTime')} />
        <TextField
          label="Hours"
          inputMode="decimal"
          hint={`${minHours} to ${maxHours} hours.`}
          {...form.field('hours')}
        />
      </div>
      <TextField
        label={currency ? `Pay per hour in ${currency}` : 'Pay per hour'}
        inputMode="numeric"
        hint="Whole numbers only."
        {...form.field('rate')}
      />
      <TextField label="Place" optional maxLength={placeMaxLength} {...form.field('place')} />
      <TextArea label="Note" optional rows={2} maxLength={noteMaxLength} {...form.field('note')} />
    </FormDialog>
  );
}
