import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { OwnSubscription_query$key } from '../../__generated__/OwnSubscription_query.graphql.ts';
import type { RecurringMode } from '../../__generated__/usePaymentMutation.graphql.ts';
import { useRefetchPage } from '../../app/routing/useRefetchPage.ts';
import { PaymentDialog, preloadPayment } from '../../features/billing/payment/PaymentDialog.tsx';
import { PaymentReturn } from '../../features/billing/payment/PaymentReturn.tsx';
import { useConfirmedPayment } from '../../features/billing/payment/useConfirmedPayment.ts';
import { currentOf, displayStatusOf } from '../../features/billing/subscription/displayStatus.ts';
import { useSubscriptionChanges } from '../../features/billing/subscription/useSubscriptionChanges.ts';
import { showToast } from '../../ui/display/toasts.ts';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { BillingDetails } from './BillingDetails.tsx';
import { CurrentSubscription } from './CurrentSubscription.tsx';
import { Included } from './Included.tsx';
import styles from './MySubscription.module.css';
import { Payments } from './Payments.tsx';
import { Plans } from './Plans.tsx';
import { SubscriptionNews } from './SubscriptionNews.tsx';

/** The page of an employer: the subscription that counts, or what one costs, and what was paid. */
export function OwnSubscription({ query: key, address }: { query: OwnSubscription_query$key; address: string }) {
  const { viewer, ...query } = useFragment(
    graphql`
      fragment OwnSubscription_query on Query {
        viewer {
          kind
          user {
            ... on Employer {
              city {
                databaseId
              }
            }
          }
          subscriptions(first: 20) {
            edges {
              node {
                id
                status
                isActive
                isGift
                isPass
                cancelAtPeriodEnd
                ...CurrentSubscription_subscription
                ...SubscriptionNews_subscription
              }
            }
          }
          ...Payments_viewer
          ...Plans_viewer
        }
        ...CurrentSubscription_query
      }
    `,
    key,
  );
  const payment = useConfirmedPayment();
  const refetchPage = useRefetchPage();
  useSubscriptionChanges(() => void refetchPage());
  // The option that the dialog begins with; another one is another opening.
  const [chosen, setChosen] = useState<RecurringMode>('MONTHLY');
  const [isPaying, setPaying] = useState(false);
  const subscriptions = viewer.subscriptions.edges.map(({ node }) => node);
  const current = currentOf(subscriptions);
  const status = current && displayStatusOf(current);
  const isOffered = status === null || status === 'ended';
  const cityId = viewer.user?.city?.databaseId ?? null;

  // What is pressed next answers at once, without a connection too.
  useEffect(() => (isOffered ? preloadPayment() : undefined), [isOffered]);

  function subscribe(mode: RecurringMode) {
    setChosen(mode);
    setPaying(true);
  }

  return (
    <>
      <PageHead
        title="My subscription"
        lead={isOffered ? 'Message as many job seekers as you like. Cancel any time.' : undefined}
      />
      <div className={styles.page}>
        <div className={styles.notices}>
          <PaymentReturn payment={payment} />
          {current && <SubscriptionNews subscription={current} />}
        </div>
        <div className={styles.columns}>
          {isOffered ? (
            <Plans viewer={viewer} onChoose={subscribe} />
          ) : (
            current && <CurrentSubscription subscription={current} query={query} address={address} />
          )}
          <Included isGuest={viewer.kind === 'GUEST'} />
        </div>
        {(viewer.kind === 'EMPLOYER' || current) && <BillingDetails />}
        <Payments viewer={viewer} />
      </div>
      <PaymentDialog
        opened={isPaying}
        chat={null}
        cityId={cityId}
        recurringMode={chosen}
        returnPath={address}
        onClose={() => setPaying(false)}
        onPaid={() => {
          setPaying(false);
          showToast('Thank you! Your subscription is active.');
          void refetchPage();
        }}
      />
    </>
  );
}
