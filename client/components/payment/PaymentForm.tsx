import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/action/Button.tsx';
import { useArrivalFocus } from '../../ui/dialog/useArrivalFocus.ts';
import { Notice } from '../../ui/display/Notice.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Link } from '../../ui/Link.tsx';
import { Stack } from '../../ui/layout/Grid.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { CardForm } from '../../ui/payment/CardForm.tsx';
import type { CardValues } from '../../ui/payment/card.ts';
import { PricingOptions } from '../../ui/payment/PricingOptions.tsx';
import type { PaymentFormQuery } from './__generated__/PaymentFormQuery.graphql.ts';
import { amountText, type Price, pricingChoice } from './priceLabel.ts';
import { SandboxNotice } from './SandboxNotice.tsx';
import { useCard } from './useCard.ts';
import { useCheckout } from './useCheckout.ts';
import { type PaymentOutcome, type Purchase, usePayment } from './usePayment.ts';

/** What stands in the payment dialog; its button goes into `footer`. */
export default function PaymentForm({
  queryRef,
  purchase,
  footer,
  onBusy,
  onPaid,
}: {
  queryRef: PreloadedQuery<PaymentFormQuery>;
  purchase: Purchase;
  footer: HTMLElement | null;
  onBusy: (busy: boolean) => void;
  onPaid: () => void;
}) {
  const { pricingOptions, paymentSetup } = usePreloadedQuery<PaymentFormQuery>(
    graphql`
      query PaymentFormQuery($cityId: Int) @preloadable {
        pricingOptions(cityId: $cityId) {
          id
          recurringMode
          currency
          price
        }
        paymentSetup {
          mode
          form
          publishableKey
          browserBase
          supportEmail
        }
      }
    `,
    queryRef,
  );
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const preferred = pricingOptions.find(({ recurringMode }) => recurringMode === purchase.recurringMode);
  const [chosenId, setChosenId] = useState((preferred ?? pricingOptions[0])?.id ?? '');
  const { card, errors, edit: editCard, check, refuse } = useCard(form);
  const [accepted, setAccepted] = useState(false);
  const [busy, setBusyHere] = useState(false);
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null);
  const { pay, change } = usePayment(purchase);
  const checkout = useCheckout(purchase);
  const takesCard = paymentSetup.form === 'OWN_FORM';
  const chosen = pricingOptions.find(({ id }) => id === chosenId);
  // A second press may come before the first one is drawn.
  const isPaying = useRef(false);
  useArrivalFocus(form);

  function setBusy(next: boolean) {
    isPaying.current = next;
    setBusyHere(next);
    onBusy(next);
  }

  // Somebody who comes back from the bank by the browser's own way finds the form as they left it.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isPaying.current = false;
      setBusyHere(false);
      onBusy(false);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, [onBusy]);

  function edit(next: CardValues) {
    // What is being paid with stays as it is: the same attempt may have to be tried again.
    if (isPaying.current) return;
    change();
    editCard(next);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPaying.current || !accepted || !chosen) return;
    setOutcome(null);
    if (takesCard && !check()) return;
    setBusy(true);
    const end = takesCard ? await pay(paymentSetup, chosen.recurringMode, card) : await checkout(chosen.recurringMode);
    // Another page is on its way: nothing more can be done here.
    if (end.kind === 'leaving') return;
    setBusy(false);
    if (end.kind === 'paid') return onPaid();
    flushSync(() => setOutcome(end));
    if (end.kind === 'refused' && end.field) refuse(end.field);
  }

  if (paymentSetup.mode === 'NONE') {
    return (
      <Notice tone="warning" title="Nothing can be paid at the moment">
        Please write to <a href={`mailto:${paymentSetup.supportEmail}`}>{paymentSetup.supportEmail}</a>.
      </Notice>
    );
  }
  return (
    <form ref={form} id={formId} noValidate onSubmit={submit}>
      <Stack>
        {paymentSetup.mode === 'SANDBOX' && <SandboxNotice />}
        <PricingOptions
          legend="Subscription"
          value={chosenId}
          onChange={(id) => {
            if (isPaying.current) return;
            change();
            setChosenId(id);
          }}
          options={pricingOptions.map((option) => pricingChoice(option, pricingOptions))}
        />
        {takesCard ? (
          <CardForm value={card} errors={errors} onChange={edit} />
        ) : (
          <Text look="soft">
            You enter your card on the page of our payment provider, and come back here when it is paid.
          </Text>
        )}
        <Checkbox
          checked={accepted}
          onChange={(event) => setAccepted(event.target.checked)}
          label={
            <>
              I accept the{' '}
              <Link href={paths.terms.to()} target="_blank">
                terms
              </Link>
              , and that the subscription renews until I cancel it.
            </>
          }
        />
        {outcome && (
          <div ref={intoView}>
            <PaymentEnd outcome={outcome} />
          </div>
        )}
      </Stack>
      {footer &&
        createPortal(
          <Button type="submit" form={formId} size="large" wide disabled={!accepted} loading={busy}>
            {payText(chosen, takesCard)}
          </Button>,
          footer,
        )}
    </form>
  );
}

function payText(chosen: Price | undefined, takesCard: boolean): string {
  if (!takesCard) return 'Continue to payment';
  return chosen ? `Pay ${amountText(chosen)}` : 'Pay';
}

function PaymentEnd({ outcome }: { outcome: PaymentOutcome }) {
  if (outcome.kind === 'refused') {
    return (
      <Notice tone="error" title={outcome.message}>
        {outcome.reason}
      </Notice>
    );
  }
  return (
    <Notice title="Your bank is still working on it">
      You can write as soon as it has confirmed the payment. Nothing more is needed here.
    </Notice>
  );
}

/** The form is longer than many windows. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}
