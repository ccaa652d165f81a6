import { Suspense } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { billingDetailsSchema, buyerCountries } from '../../../server/domain/billing/buyer/billingDetails.input.ts';
import type { BillingDetailsDialogMutation } from '../../__generated__/BillingDetailsDialogMutation.graphql.ts';
import type { BillingDetailsDialogQuery } from '../../__generated__/BillingDetailsDialogQuery.graphql.ts';
import billingDetailsQuery from '../../__generated__/BillingDetailsDialogQuery$parameters.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { FailureBoundary } from '../../features/core/FailureBoundary.tsx';
import { FormDialog } from '../../features/core/form/FormDialog.tsx';
import { useSchemaForm } from '../../features/core/form/useSchemaForm.ts';
import { useAsked } from '../../features/core/useAsked.ts';
import { LoadingDots } from '../../ui/action/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import type { DialogState } from '../../ui/dialog/useDialog.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import styles from './MySubscription.module.css';

const title = 'Billing details';

/** Whom invoices name, as the payment provider has it. */
export default function BillingDetailsDialog(dialog: DialogState) {
  const [queryRef, ask] = useAsked<BillingDetailsDialogQuery>(billingDetailsQuery, {});
  const waiting = (
    <Dialog {...dialog} title={title}>
      <LoadingDots label="Loading your billing details" className={styles.waiting} />
    </Dialog>
  );
  return (
    <FailureBoundary onRetry={ask}>
      <Suspense fallback={waiting}>
        {queryRef ? <BillingDetailsForm {...dialog} queryRef={queryRef} /> : waiting}
      </Suspense>
    </FailureBoundary>
  );
}

function BillingDetailsForm({
  queryRef,
  ...dialog
}: DialogState & { queryRef: PreloadedQuery<BillingDetailsDialogQuery> }) {
  const { viewer } = usePreloadedQuery<BillingDetailsDialogQuery>(
    graphql`
      query BillingDetailsDialogQuery @preloadable {
        viewer {
          user {
            ... on Employer @alias(as: "employer") {
              company
              billingDetails {
                company
                line1
                line2
                postalCode
                city
                country
                taxNumber
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const [save] = useAction<BillingDetailsDialogMutation>(graphql`
    mutation BillingDetailsDialogMutation($input: SaveBillingDetailsInput!) {
      saveBillingDetails(input: $input) {
        ... on SaveBillingDetailsPayload @alias(as: "success") {
          billingDetails {
            company
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const employer = viewer.user?.employer;
  const held = employer?.billingDetails;
  const form = useSchemaForm({
    schema: billingDetailsSchema,
    initialValues: {
      company: held?.company ?? '',
      line1: held?.line1 ?? '',
      line2: held?.line2 ?? '',
      postalCode: held?.postalCode ?? '',
      city: held?.city ?? '',
      country: held?.country ?? '',
      taxNumber: held?.taxNumber ?? '',
    },
    submit: (input) => save({ input }),
    onSuccess() {
      dialog.onClose();
      showToast('Saved. Your next invoice has these details.');
    },
  });
  return (
    <FormDialog {...dialog} form={form} title={title}>
      <p>Invoices that you already have stay as they are.</p>
      <TextField
        label="Company"
        optional
        hint={`Without it, invoices name ${employer?.company ?? 'you'}.`}
        autoComplete="organization"
        maxLength={120}
        {...form.field('company')}
      />
      <TextField label="Address" autoComplete="address-line1" {...form.field('line1')} />
      <TextField label="Address, second line" optional autoComplete="address-line2" {...form.field('line2')} />
      <TextField label="Postal code" optional autoComplete="postal-code" {...form.field('postalCode')} />
      <TextField label="City" optional autoComplete="address-level2" {...form.field('city')} />
      <SelectField
        label="Country"
        placeholder="Select country"
        options={buyerCountries.map(({ code: value, name: label }) => ({ value, label }))}
        autoComplete="country"
        {...form.field('country')}
      />
      <TextField label="VAT number" optional hint="Or the number of your company." {...form.field('taxNumber')} />
    </FormDialog>
  );
}
