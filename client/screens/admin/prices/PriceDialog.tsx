import { type SubmitEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql } from 'react-relay';
import { minorAmount } from '../../../../server/domain/subscription/pricing.input.ts';
import { amountText, perText, planName } from '../../../components/payment/priceLabel.ts';
import { useAction } from '../../../relay/useAction.ts';
import { useReadAgain } from '../../../routing/useReadAgain.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { focusFirstError } from '../../../ui/form/focusFirstError.ts';
import { RadioList } from '../../../ui/form/RadioList.tsx';
import { SelectField, type SelectOption } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Stack } from '../../../ui/layout/Grid.tsx';
import type { PriceDialogMutation, RecurringMode } from './__generated__/PriceDialogMutation.graphql.ts';

export interface EditedPrice {
  /** The global id; null for a new one. */
  id: string | null;
  currency: string;
  recurringMode: RecurringMode;
  /** Major units, as typed. */
  price: string;
}

/** What a subscription costs in one currency: the price of one that is there, or another one. */
export function PriceDialog({
  opened,
  onClose,
  initial,
  currencies,
}: {
  opened: boolean;
  onClose: () => void;
  initial: EditedPrice;
  currencies: readonly SelectOption[];
}) {
  const readAgain = useReadAgain();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [{ id, currency, recurringMode, price }, setValues] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [save, saving] = useAction<PriceDialogMutation>(graphql`
    mutation PriceDialogMutation($input: SavePricingOptionInput!) {
      savePricingOption(input: $input) {
        ... on SavePricingOptionPayload @alias(as: "success") {
          pricingOption {
            id
            recurringMode
            currency
            price
            updatedAt
          }
        }
        ... on Failure @alias(as: "failure") {
          __typename
          message
        }
        ... on InvalidInput @alias(as: "invalid") {
          fields {
            field
            message
          }
        }
      }
    }
  `);
  const change = (part: Partial<EditedPrice>) => setValues((values) => ({ ...values, ...part }));

  function refuse(found: Record<string, string>) {
    flushSync(() => setErrors(found));
    focusFirstError(form.current);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (saving) return;
    setProblem(null);
    const amount = minorAmount(price, currency);
    const wrong = {
      ...(!currency && { currency: 'Please choose a currency.' }),
      ...(amount === null && { amount: 'Please provide a price.' }),
    };
    refuse(wrong);
    if (amount === null || Object.keys(wrong).length > 0) return;
    const result = await save({ input: { id, currency, recurringMode, amount } });
    if (!result.ok) {
      refuse(result.fields);
      if (Object.keys(result.fields).length === 0) setProblem(result.message);
      return;
    }
    const saved = result.success.pricingOption;
    onClose();
    showToast(`${planName(saved)}: ${amountText(saved)}${perText(saved)} from now on.`);
    if (id === null) void readAgain();
  }

  return (
    <Dialog
      opened={opened}
      onClose={() => !saving && onClose()}
      title={id === null ? 'Add a price' : `Price of the ${planName({ recurringMode }).toLowerCase()} in ${currency}`}
      size="small"
      keepsOnOutsidePress
      footer={
        <>
          <Button look="secondary" onClick={() => !saving && onClose()}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={saving}>
            Save
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit}>
        <Stack>
          {problem && <Notice tone="error">{problem}</Notice>}
          {id === null && (
            <>
              <SelectField
                label="Currency"
                placeholder="Select a currency"
                data-autofocus
                options={currencies}
                value={currency}
                error={errors.currency}
                onChange={({ target }) => change({ currency: target.value })}
              />
              <RadioList<RecurringMode>
                legend="Subscription"
                options={[
                  { value: 'MONTHLY', label: 'Monthly' },
                  { value: 'YEARLY', label: 'Yearly' },
                ]}
                value={recurringMode}
                onChange={(mode) => change({ recurringMode: mode })}
                error={errors.recurringMode}
              />
            </>
          )}
          <TextField
            label={`Price${perText({ recurringMode }).replace('/', ' of a ')}`}
            inputMode="decimal"
            data-autofocus={id === null ? undefined : true}
            leading={currency || undefined}
            value={price}
            error={errors.amount ?? (id === null ? undefined : (errors.currency ?? errors.recurringMode))}
            onChange={({ target }) => change({ price: target.value })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
