import { graphql, useFragment } from 'react-relay';
import type { SubscriptionDetails_subscription$key } from '../../../__generated__/SubscriptionDetails_subscription.graphql.ts';
import { invoiceLine } from '../../../features/billing/subscription/invoiceLine.ts';
import { InvoiceList } from '../../../features/billing/view/InvoiceList.tsx';
import { Facts } from '../../../ui/display/Facts.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { RefundInvoice } from './RefundInvoice.tsx';

/** Of a gift, who gave it and why; of what was paid, its invoices. */
export function SubscriptionDetails({ subscription: key }: { subscription: SubscriptionDetails_subscription$key }) {
  const { isGift, grantReason, grantedBy, invoices } = useFragment(
    graphql`
      fragment SubscriptionDetails_subscription on EmployerSubscription {
        isGift
        grantReason
        grantedBy {
          name
        }
        invoices(first: 100) {
          edges {
            node {
              id
              ...invoiceLine_invoice
              ...RefundInvoice_invoice
            }
          }
        }
      }
    `,
    key,
  );
  if (isGift) {
    return (
      <Facts
        facts={[
          { label: 'Given by', value: grantedBy?.name ?? '–' },
          { label: 'Reason', value: grantReason ?? '–' },
        ]}
      />
    );
  }
  const nodes = invoices.edges.map(({ node }) => node);
  if (nodes.length === 0) return <Text look="soft">Nothing was charged.</Text>;
  return (
    <InvoiceList
      label="Invoices"
      invoices={nodes.map((node) => invoiceLine(node))}
      action={({ id }) => {
        const invoice = nodes.find((node) => node.id === id);
        return invoice && <RefundInvoice invoice={invoice} />;
      }}
    />
  );
}
