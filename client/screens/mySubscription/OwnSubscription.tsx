import { __iconNode as IconCheck } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { OwnSubscription_query$key } from '../../__generated__/OwnSubscription_query.graphql.ts';
import type { OwnSubscription_viewer$key } from '../../__generated__/OwnSubscription_viewer.graphql.ts';
import type { Payments_viewer$key } from '../../__generated__/Payments_viewer.graphql.ts';
import type { PaymentsQuery } from '../../__generated__/PaymentsQuery.graphql.ts';
import type { RecurringMode } from '../../__generated__/useProviderFieldsMutation.graphql.ts';
import { paths } from '../../app/paths.ts';
import { usePages } from '../../app/relay/usePages.ts';
import { useRefetchPage } from '../../app/routing/refetchPage.ts';
import PaymentDialog, { preloadPayment } from '../../features/billing/payment/PaymentDialog.tsx';
import { PaymentReturn } from '../../features/billing/payment/PaymentReturn.tsx';
import { isPass } from '../../features/billing/payment/price.ts';
import { billingLine, perText, pricingChoice } from '../../features/billing/payment/priceLabel.ts';
import { useConfirmedPayment } from '../../features/billing/payment/useConfirmedPayment.ts';
import { currentOf, displayStatusOf } from '../../features/billing/subscription/displayStatus.ts';
import { invoiceLine } from '../../features/billing/subscription/invoiceLine.ts';
import { useSubscriptionChanges } from '../../features/billing/subscription/useSubscriptionChanges.ts';
import { InvoiceList } from '../../features/billing/view/InvoiceList.tsx';
import { included, PlanOffer } from '../../features/billing/view/PlanOffer.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';
import { lateDialog, useDialog } from '../../ui/dialog/useDialog.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { Grid } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { LoadMore } from '../../ui/paging/LoadMore.tsx';
import { CurrentSubscription } from './CurrentSubscription.tsx';
import styles from './MySubscription.module.css';
import { SubscriptionNews } from './SubscriptionNews.tsx';

const pageSize = 12;

/** What was charged, the newest first. Nothing while nothing was. */
function Payments({ viewer }: { viewer: Payments_viewer$key }) {
  const list = useRef<HTMLUListElement>(null);
  const { data, hasNext, more } = usePages<PaymentsQuery, Payments_viewer$key>(
    graphql`
      fragment Payments_viewer on Viewer
      @refetchable(queryName: "PaymentsQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 12 }, after: { type: "String" }) {
        invoices(first: $first, after: $after) @connection(key: "Payments_invoices") {
          totalCount
          edges {
            node {
              id
              ...invoiceLine_invoice
            }
          }
        }
      }
    `,
    viewer,
    pageSize,
  );
  const { edges, totalCount } = data.invoices;
  if (edges.length === 0) return null;

  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className={styles.heading}>
        Invoices
      </h2>
      <InvoiceList ref={list} label="Invoices" invoices={edges.map(({ node }) => invoiceLine(node))} />
      <LoadMore
        list={list}
        shown={edges.length}
        total={hasNext ? totalCount : edges.length}
        hidesWhenComplete
        {...more}
      />
    </section>
  );
}

/** The page of an employer: the subscription that counts, or what one costs, and what was paid. */
export function OwnSubscription({ query: key, address }: { query: OwnSubscription_query$key; address: string }) {
  const { viewer } = useFragment(
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
          ...OwnSubscription_viewer
        }
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
            current && <CurrentSubscription subscription={current} address={address} />
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

const BillingDetailsDialog = lateDialog(() => import('./BillingDetailsDialog.tsx'));

/** Opens the dialog with whom invoices name. */
function BillingDetails() {
  const dialog = useDialog<true>();
  useEffect(() => void BillingDetailsDialog.load().catch(() => undefined), []);
  return (
    <section aria-labelledby="billing-details">
      <h2 id="billing-details" className={styles.heading}>
        Billing details
      </h2>
      <div className={styles.details}>
        <Text look="soft">The company, address and VAT number on your invoices.</Text>
        <Button look="secondary" {...dialog.opens(true)}>
          Edit billing details
        </Button>
      </div>
      {dialog.render((_open, state) => (
        <BillingDetailsDialog {...state} />
      ))}
    </section>
  );
}

/** What one pays for. */
function Included({ isGuest }: { isGuest: boolean }) {
  return (
    <section aria-labelledby="included">
      <Card>
        <h2 id="included" className={styles.heading}>
          What a subscription includes
        </h2>
        <ul className={styles.included}>
          {included.map((text) => (
            <li key={text}>
              <Icon of={IconCheck} size={20} className={styles.tick} />
              {text}
            </li>
          ))}
        </ul>
      </Card>
      <p className={styles.fine}>
        {isGuest ? (
          <>
            Without an account, you have access from this browser for an hour.{' '}
            <Link href={paths.createPassword.to()}>Create a password</Link> to keep your chats and subscription.
          </>
        ) : (
          <>
            Questions about a payment? <Link href={paths.help.to()}>Search the help</Link>.
          </>
        )}
      </p>
    </section>
  );
}

/** The prices, for employers without a subscription. */
function Plans({ viewer, onChoose }: { viewer: OwnSubscription_viewer$key; onChoose: (mode: RecurringMode) => void }) {
  const { pricingOptions } = useFragment(
    graphql`
      fragment OwnSubscription_viewer on Viewer {
        pricingOptions(withPass: true) {
          id
          recurringMode
          currency
          price
        }
      }
    `,
    viewer,
  );
  return (
    <section aria-labelledby="plans">
      <h2 id="plans">
        <VisuallyHidden>Choose a plan</VisuallyHidden>
      </h2>
      <Grid columns={2}>
        {pricingOptions.map((option) => {
          const offer = pricingChoice(option, pricingOptions);
          return (
            <li key={option.id}>
              <PlanOffer
                offer={{ ...offer, per: perText(option) }}
                line={billingLine(option)}
                action={
                  <Button
                    wide
                    look={offer.note ? 'primary' : 'secondary'}
                    onClick={() => onChoose(option.recurringMode)}
                  >
                    {isPass(option) ? (
                      `Buy a pass`
                    ) : (
                      <>
                        Subscribe<VisuallyHidden> {option.recurringMode.toLowerCase()}</VisuallyHidden>
                      </>
                    )}
                  </Button>
                }
              />
            </li>
          );
        })}
      </Grid>
    </section>
  );
}
