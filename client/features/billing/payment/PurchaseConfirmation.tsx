import { type ReactNode, useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import { amountText } from '../../../../server/domain/core/text/format/money.ts';
import type {
  PurchaseConfirmationQuery,
  PurchaseConfirmationQuery$data,
} from '../../../__generated__/PurchaseConfirmationQuery.graphql.ts';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { isPass, planName } from './priceLabel.ts';

/** Says what was bought, after a payment. `more` is a last line. */
export function PurchaseConfirmation({ more }: { more?: ReactNode }) {
  const lines = purchaseLines(usePurchase());
  return (
    <Notice tone="success" title="Thank you! Your subscription is active.">
      {lines.map((line) => (
        <Text key={line} look="small">
          {line}
        </Text>
      ))}
      {more && <Text look="small">{more}</Text>}
    </Notice>
  );
}

/** The viewer's subscriptions as they are after the payment. Null until they are read, or if they cannot be. */
function usePurchase(): PurchaseConfirmationQuery$data['viewer'] | null {
  const environment = useRelayEnvironment();
  const [viewer, setViewer] = useState<PurchaseConfirmationQuery$data['viewer'] | null>(null);
  useEffect(() => {
    const reading = fetchQuery<PurchaseConfirmationQuery>(
      environment,
      graphql`
        query PurchaseConfirmationQuery {
          viewer {
            subscriptions(first: 5) {
              edges {
                node {
                  isActive
                  recurringMode
                  currency
                  price
                  currentPeriodEnd
                }
              }
            }
            contactPrefill {
              email
            }
          }
        }
      `,
      {},
    ).subscribe({ next: (data) => setViewer(data.viewer), error: () => undefined });
    return () => reading.unsubscribe();
  }, [environment]);
  return viewer;
}

/** None for the holder of a share link, who may pay but does not see what was bought. */
function purchaseLines(viewer: PurchaseConfirmationQuery$data['viewer'] | null): string[] {
  const bought = viewer?.subscriptions?.edges.find((edge) => edge?.node.isActive)?.node;
  if (!bought) return [];
  const end = formatDay(bought.currentPeriodEnd);
  const email = viewer?.contactPrefill?.email;
  return [
    isPass(bought)
      ? `${planName(bought)}, ${amountText(bought)}. It ends by itself on ${end}, and is not renewed.`
      : `${planName(bought)}, ${amountText(bought)}. It renews on ${end}.`,
    ...(email ? [`Receipt sent to ${email}.`] : []),
  ];
}
