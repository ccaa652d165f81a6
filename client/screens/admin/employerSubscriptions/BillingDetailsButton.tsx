import { Suspense } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { buyerCountries } from '../../../../server/domain/billing/buyer/billingDetails.input.ts';
import type { BillingDetailsButtonQuery } from '../../../__generated__/BillingDetailsButtonQuery.graphql.ts';
import billingDetailsQuery from '../../../__generated__/BillingDetailsButtonQuery$parameters.ts';
import { FailureBoundary } from '../../../features/core/FailureBoundary.tsx';
import { useAsked } from '../../../features/core/useAsked.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { LoadingDots } from '../../../ui/action/LoadingDots.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { type DialogState, useDialog } from '../../../ui/dialog/useDialog.tsx';
import { Facts } from '../../../ui/display/Facts.tsx';
import { Text } from '../../../ui/layout/Text.tsx';

/** Shows whom the invoices of an employer name. Asked for on demand, because the payment provider has to answer. */
export function BillingDetailsButton({ employerId }: { employerId: string }) {
  const dialog = useDialog<true>();
  return (
    <>
      <Button look="secondary" {...dialog.opens(true)}>
        Billing details
      </Button>
      {dialog.render((_open, state) => (
        <BillingDetailsDialog {...state} employerId={employerId} />
      ))}
    </>
  );
}

function BillingDetailsDialog({ employerId: id, ...dialog }: DialogState & { employerId: string }) {
  const [queryRef, ask] = useAsked<BillingDetailsButtonQuery>(billingDetailsQuery, { id });
  const waiting = <LoadingDots label="Loading the billing details" />;
  return (
    <Dialog {...dialog} title="Billing details">
      <FailureBoundary onRetry={ask}>
        <Suspense fallback={waiting}>{queryRef ? <BillingDetails queryRef={queryRef} /> : waiting}</Suspense>
      </FailureBoundary>
    </Dialog>
  );
}

function BillingDetails({ queryRef }: { queryRef: PreloadedQuery<BillingDetailsButtonQuery> }) {
  const { node } = usePreloadedQuery<BillingDetailsButtonQuery>(
    graphql`
      query BillingDetailsButtonQuery($id: ID!) @preloadable {
        node(id: $id) {
          ... on Employer @alias(as: "employer") {
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
    `,
    queryRef,
  );
  const held = node?.employer?.billingDetails;
  if (!held || Object.values(held).every((value) => value === null)) {
    return <Text look="soft">None yet. Invoices name the company of the profile, or the person.</Text>;
  }
  const { company, line1, line2, postalCode, city, country, taxNumber } = held;
  return (
    <Facts
      facts={[
        { label: 'Company', value: company },
        { label: 'Address', value: [line1, line2].filter(Boolean).join(', ') },
        { label: 'Postal code', value: postalCode },
        { label: 'City', value: city },
        { label: 'Country', value: buyerCountries.find(({ code }) => code === country)?.name ?? country },
        { label: 'VAT number', value: taxNumber },
      ]}
    />
  );
}
