import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { formatDay } from '../../../server/domain/core/text/format/date.ts';
import { amountText } from '../../../server/domain/core/text/format/money.ts';
import type { ChangePlanDialogMutation } from '../../__generated__/ChangePlanDialogMutation.graphql.ts';
import type { ChangePlanDialogQuery, RecurringMode } from '../../__generated__/ChangePlanDialogQuery.graphql.ts';
import changePlanQuery from '../../__generated__/ChangePlanDialogQuery$parameters.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useRefetchPage } from '../../app/routing/refetchPage.ts';
import { perText, planName } from '../../features/billing/payment/priceLabel.ts';
import { FailureBoundary } from '../../features/core/FailureBoundary.tsx';
import { useAsked } from '../../features/core/useAsked.ts';
import { Button, LoadingDots } from '../../ui/action/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Facts } from '../../ui/display/Facts.tsx';
import { Notice } from '../../ui/display/Notice.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { Stack } from '../../ui/layout/Grid.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import styles from './MySubscription.module.css';

/** What the other plan costs, what of it is charged now, and the button that changes to it. */
export default function ChangePlanDialog({
  id,
  to: given,
  returnPath,
  opened,
  onClose,
}: {
  /** Global. */
  id: string;
  to: RecurringMode;
  /** Where the bank's page leads back to: a path of ours. */
  returnPath: string;
  opened: boolean;
  onClose: () => void;
}) {
  // Once it is changed, the other plan is another one: the dialog closes with what it said.
  const [to] = useState(given);
  // What it comes to changes by the hour.
  const [queryRef, ask] = useAsked<ChangePlanDialogQuery>(changePlanQuery, { id, to });
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      opened={opened}
      onClose={() => !busy && onClose()}
      title={`Change to the ${planName({ recurringMode: to }).toLowerCase()}`}
      footer={
        <>
          <Button look="secondary" onClick={() => !busy && onClose()} data-autofocus>
            Keep my plan
          </Button>
          <div ref={setFooter} className={styles.answer} />
        </>
      }
    >
      <FailureBoundary onRetry={ask}>
        <Suspense fallback={<LoadingDots label="Calculating the price" className={styles.waiting} />}>
          {queryRef && (
            <PlanChange
              id={id}
              queryRef={queryRef}
              returnPath={returnPath}
              footer={footer}
              onBusy={setBusy}
              onOutdated={ask}
              onChanged={onClose}
            />
          )}
        </Suspense>
      </FailureBoundary>
    </Dialog>
  );
}

function PlanChange({
  id,
  queryRef,
  returnPath,
  footer,
  onBusy,
  onOutdated,
  onChanged,
}: {
  id: string;
  queryRef: PreloadedQuery<ChangePlanDialogQuery>;
  returnPath: string;
  footer: HTMLElement | null;
  onBusy: (busy: boolean) => void;
  onOutdated: () => void;
  onChanged: () => void;
}) {
  const { node } = usePreloadedQuery<ChangePlanDialogQuery>(
    graphql`
      query ChangePlanDialogQuery($id: ID!, $to: RecurringMode!) @preloadable {
        node(id: $id) {
          ... on EmployerSubscription @alias(as: "subscription") {
            cancelAtPeriodEnd
            planChange(to: $to) {
              recurringMode
              amount
              price
              currency
              dueNow
              dueNowPrice
              creditPrice
              nextAt
              startsAt
              at
            }
          }
        }
      }
    `,
    queryRef,
  );
  const refetchPage = useRefetchPage();
  const [problem, setProblem] = useState<{ title: string; reason: string | null } | null>(null);
  const [leaving, setLeaving] = useState(false);
  const [changePlan, changing] = useAction<ChangePlanDialogMutation>(graphql`
    mutation ChangePlanDialogMutation($input: ChangePlanInput!) {
      changePlan(input: $input) {
        ... on ChangePlanPayload @alias(as: "success") {
          redirectUrl
          subscription {
            ...CurrentSubscription_subscription
            ...SubscriptionNews_subscription
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const plan = node?.subscription?.planChange;
  if (!plan) {
    return (
      <Notice tone="warning" title="We cannot calculate the price at the moment">
        Nothing was changed. Please try again later.
      </Notice>
    );
  }
  const { recurringMode, amount, price, currency, dueNow, dueNowPrice, creditPrice, nextAt, startsAt, at } = plan;
  const due = amountText({ currency, price: dueNowPrice });
  const newPrice = amountText({ currency, price });
  const day = (time: string) => <time dateTime={time}>{formatDay(time)}</time>;

  async function change() {
    if (changing || leaving) return;
    setProblem(null);
    onBusy(true);
    const shown = { at, amount, currency, dueNow };
    const result = await changePlan({ input: { subscription: id, recurringMode, ...shown, returnPath } });
    if (result.ok && result.success.redirectUrl) {
      // The bank asks first; on the way back the page says how it ended.
      setLeaving(true);
      window.location.assign(result.success.redirectUrl);
      return;
    }
    onBusy(false);
    if (!result.ok) {
      setProblem({ title: result.message, reason: result.reason });
      if (result.type === 'PriceChanged') onOutdated();
      return;
    }
    onChanged();
    showToast(
      dueNow > 0
        ? `Thank you! You now have the ${planName({ recurringMode }).toLowerCase()}.`
        : 'Your plan has changed.',
    );
    // The invoices are part of the page, too.
    void refetchPage();
  }

  return (
    <Stack>
      <Facts
        facts={[
          { label: 'New price', value: `${newPrice}${perText({ recurringMode })}` },
          ...(creditPrice > 0 ? [{ label: 'Taken off', value: amountText({ currency, price: creditPrice }) }] : []),
          { label: 'Charged now', value: dueNow > 0 ? due : 'Nothing' },
          { label: 'Starts', value: startsAt === at ? 'Now' : day(startsAt) },
          {
            label: 'Next payment',
            value: (
              <>
                {newPrice} on {day(nextAt)}
              </>
            ),
          },
        ]}
      />
      <Text look="soft">
        {dueNow > 0
          ? 'We deduct the unused part of your current period and charge your card now. Your bank may ask you to confirm.'
          : 'Your current plan stays active until then. After that, you pay the new price.'}
        {node.subscription?.cancelAtPeriodEnd && ' Your subscription is no longer cancelled.'}
      </Text>
      {problem && (
        <Notice tone="error" title={problem.title}>
          {problem.reason}
        </Notice>
      )}
      {footer &&
        createPortal(
          <Button wide loading={changing || leaving} onClick={() => void change()}>
            {dueNow > 0 ? `Change and pay ${due}` : 'Change plan'}
          </Button>,
          footer,
        )}
    </Stack>
  );
}
