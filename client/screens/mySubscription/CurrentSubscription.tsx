import { type ReactNode, useEffect, useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import { amountText } from '../../../server/domain/core/text/format/money.ts';
import type {
  ChangePlan_subscription$key,
  RecurringMode,
} from '../../__generated__/ChangePlan_subscription.graphql.ts';
import type { CurrentSubscription_subscription$key } from '../../__generated__/CurrentSubscription_subscription.graphql.ts';
import type { ResumeSubscription_subscription$key } from '../../__generated__/ResumeSubscription_subscription.graphql.ts';
import type { ResumeSubscriptionMutation } from '../../__generated__/ResumeSubscriptionMutation.graphql.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { perText, planName } from '../../features/billing/payment/priceLabel.ts';
import { type DisplayStatus, displayStatusOf } from '../../features/billing/subscription/displayStatus.ts';
import { SubscriptionStatusBadge } from '../../features/billing/subscription/SubscriptionStatusBadge.tsx';
import { CardEnding } from '../../features/billing/view/CardBrand.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { product } from '../../ui/base/product.ts';
import { lateDialog, useDialog } from '../../ui/dialog/useDialog.tsx';
import { Card } from '../../ui/display/Card.tsx';
import type { Fact } from '../../ui/display/Facts.tsx';
import { Facts } from '../../ui/display/Facts.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { Row } from '../../ui/layout/Grid.tsx';
import styles from './PlanCard.module.css';
import { CancelSubscription, ChangeCard, ConfirmRenewal, WithdrawSubscription } from './SubscriptionActions.tsx';

/** The plan, until when it lasts, and what its employer can do with it. */
export function CurrentSubscription({
  subscription: key,
  address,
}: {
  subscription: CurrentSubscription_subscription$key;
  address: string;
}) {
  const subscription = useFragment(
    graphql`
      fragment CurrentSubscription_subscription on EmployerSubscription {
        recurringMode
        currency
        price
        nextPlan {
          recurringMode
          price
        }
        status
        isActive
        isGift
        isPass
        cancelAtPeriodEnd
        accessEndsAt
        currentPeriodEnd
        cardBrand
        cardLast4
        cardExpiryMonth
        cardExpiryYear
        createdAt
        viewerCanCancel
        viewerCanResume
        viewerCanChangeCard
        viewerCanChangePlan
        viewerCanConfirmRenewal
        ...ChangePlan_subscription
        ...SubscriptionActions_cancellation
        ...ResumeSubscription_subscription
        ...SubscriptionActions_subscription
        ...SubscriptionActions_renewal
        ...SubscriptionActions_withdrawal
        withdrawal {
          price
        }
      }
    `,
    key,
  );
  const { isGift, currency, currentPeriodEnd, accessEndsAt, cardBrand, cardLast4, createdAt } = subscription;
  const next = subscription.nextPlan ?? subscription;
  const status = displayStatusOf(subscription);
  const day = (time: string) => <time dateTime={time}>{formatDay(time)}</time>;
  const dates: Record<DisplayStatus, Fact[]> = {
    renews: [
      {
        label: 'Next payment',
        value: (
          <>
            {amountText({ currency, price: next.price })} on {day(currentPeriodEnd)}
          </>
        ),
      },
      ...(subscription.nextPlan ? [{ label: 'Then', value: planName(next) }] : []),
    ],
    ends: [{ label: 'Active until', value: day(accessEndsAt) }],
    pass: [{ label: 'Ends on', value: <>{day(accessEndsAt)}, is not renewed</> }],
    gift: [{ label: 'Free until', value: day(accessEndsAt) }],
    overdue: [
      { label: 'Paid until', value: day(currentPeriodEnd) },
      { label: 'Active until', value: day(accessEndsAt) },
    ],
    lapsed: [
      { label: 'Paid until', value: day(currentPeriodEnd) },
      { label: 'Due', value: amountText(subscription) },
    ],
    ended: [{ label: 'Ended on', value: day(accessEndsAt) }],
    unpaid: [],
  };
  const { viewerCanCancel, viewerCanResume, viewerCanChangeCard, viewerCanChangePlan } = subscription;
  const canDoSomething = viewerCanCancel || viewerCanResume || viewerCanChangeCard || subscription.withdrawal;
  return (
    <PlanCard
      name={isGift ? `A gift of ${product.name}` : planName(subscription)}
      state={<SubscriptionStatusBadge status={status} />}
      price={isGift ? null : amountText(subscription)}
      per={perText(subscription)}
      facts={[
        ...dates[status],
        ...(isGift ? [{ label: 'Then', value: 'It ends automatically. You are not charged' }] : []),
        ...(cardLast4 ? [{ label: 'Card', value: <CardEnding brand={cardBrand ?? null} last4={cardLast4} /> }] : []),
        { label: 'Card expires', value: expiryText(subscription.cardExpiryMonth, subscription.cardExpiryYear) },
        { label: isGift ? 'Given on' : 'Since', value: day(createdAt) },
      ]}
      actions={
        canDoSomething && (
          <>
            {subscription.viewerCanConfirmRenewal && (
              <ConfirmRenewal subscription={subscription} returnPath={address} />
            )}
            {viewerCanResume && <ResumeSubscription subscription={subscription} />}
            {viewerCanChangePlan && <ChangePlan subscription={subscription} returnPath={address} />}
            {viewerCanChangeCard && <ChangeCard subscription={subscription} returnPath={address} />}
            {viewerCanCancel && <CancelSubscription subscription={subscription} />}
            <WithdrawSubscription subscription={subscription} />
          </>
        )
      }
    />
  );
}

/** '04/28' */
function expiryText(month: number | null | undefined, year: number | null | undefined): string | null {
  return month && year ? `${String(month).padStart(2, '0')}/${String(year).slice(-2)}` : null;
}

const ChangePlanDialog = lateDialog(() => import('./ChangePlanDialog.tsx'));

/** Opens the dialog that shows the price of the other plan and changes to it. */
function ChangePlan({
  subscription: key,
  returnPath,
}: {
  subscription: ChangePlan_subscription$key;
  returnPath: string;
}) {
  const { id, recurringMode, nextPlan } = useFragment(
    graphql`
      fragment ChangePlan_subscription on EmployerSubscription {
        id
        recurringMode
        nextPlan {
          recurringMode
        }
      }
    `,
    key,
  );
  const dialog = useDialog<RecurringMode>();
  // Preloaded, so that it opens without a connection too. A failure shows when the dialog opens.
  useEffect(() => void ChangePlanDialog.load().catch(() => undefined), []);
  return (
    <>
      <Button
        look="secondary"
        {...dialog.opens((nextPlan?.recurringMode ?? recurringMode) === 'MONTHLY' ? 'YEARLY' : 'MONTHLY')}
      >
        Change plan
      </Button>
      {dialog.render((to, state) => (
        <ChangePlanDialog {...state} id={id} to={to} returnPath={returnPath} />
      ))}
    </>
  );
}

/** The viewer's subscription: its plan, status and actions. */
function PlanCard({
  name,
  state,
  price,
  per,
  facts,
  actions,
}: {
  name: ReactNode;
  /** A Badge. */
  state: ReactNode;
  /** 'SGD 49' and '/month'; null for a gift. */
  price: string | null;
  per?: string;
  facts: Fact[];
  actions?: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className={styles.plan}>
        <div className={styles.head}>
          <h2 id={id} className={styles.name}>
            {name}
          </h2>
          {state}
        </div>
        {price && (
          <p className={styles.price}>
            {price}
            <span className={styles.per}>{per}</span>
          </p>
        )}
        <Facts facts={facts} />
        {actions && <Row className={styles.actions}>{actions}</Row>}
      </Card>
    </section>
  );
}

/** Takes a cancellation back. */
function ResumeSubscription({ subscription: key }: { subscription: ResumeSubscription_subscription$key }) {
  const { id } = useFragment(
    graphql`
      fragment ResumeSubscription_subscription on EmployerSubscription {
        id
      }
    `,
    key,
  );
  const [resume, resuming] = useAction<ResumeSubscriptionMutation>(graphql`
    mutation ResumeSubscriptionMutation($input: ResumeSubscriptionInput!) {
      resumeSubscription(input: $input) {
        ... on ResumeSubscriptionPayload @alias(as: "success") {
          subscription {
            currentPeriodEnd
            ...CurrentSubscription_subscription
            ...SubscriptionNews_subscription
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);

  async function press() {
    const result = await resume({ input: { subscription: id } });
    if (result.ok)
      showToast(`Subscription resumed. It renews on ${formatDay(result.success.subscription.currentPeriodEnd)}.`);
    else showToast(result.message, 'warning');
  }

  return (
    <Button loading={resuming} onClick={() => void press()}>
      Resume subscription
    </Button>
  );
}
