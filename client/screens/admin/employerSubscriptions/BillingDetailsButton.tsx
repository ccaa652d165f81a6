import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { buyerCountries } from '../../../../server/domain/billing/buyer/billingDetails.input.ts';
import type { BillingDetailsButtonQuery } from '../../../__generated__/BillingDetailsButtonQuery.graphql.ts';
import { FailureBoundary } from '../../../features/core/FailureBoundary.tsx';
import { Button } from '../../../ui/action/Button.tsx';
import { LoadingDots } from '../../../ui/action/LoadingDots.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useDialog } from '../../../ui/dialog/useDialog.tsx';
import { Facts } from '../../../ui/display/Facts.tsx';
import { Text } from '../../../ui/layout/Text.tsx';

/** Shows whom the invoices of an employer name. Asked for on demand, because the payment provider has to answer. */
export function BillingDetailsButton({ employerId }: { employerId: string }) {
  const dialog = useDialog<string>();
  return (
    <>
      <Button look="secondary" {...dialog.opens(employerId)}>
        Billing details
      </Button>
      {dialog.render((id, state) => (
        <Dialog {...state} title="Billing details">
          <FailureBoundary onRetry={() => undefined}>
            <Suspense fallback={<LoadingDots label="Loading the billing details" />}>
              <BillingDetails id={id} />
            </Suspense>
          </FailureBoundary>
        </Dialog>
      ))}
    </>
  );
}

function BillingDetails({ id }: { id: string }) {
  const { node } = useLazyLoadQuery<BillingDetailsButtonQuery>(
    graphql`
      query BillingDetailsButtonQuery($id: ID!) {
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
    { id },
    { fetchPolicy: 'store-and-network' },
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
