import { type RefObject, use, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { graphql, type PreloadedQuery, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import { commitLocalUpdate } from 'relay-runtime';
import { z } from 'zod';
import { calledName } from '../../../../server/domain/core/text/firstName.ts';
import { amountText } from '../../../../server/domain/core/text/format/money.ts';
import type { PaymentFormQuery } from '../../../__generated__/PaymentFormQuery.graphql.ts';
import type { useCheckoutMutation } from '../../../__generated__/useCheckoutMutation.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { PreloadContext } from '../../../app/routing/RouterLink.tsx';
import { Button, LoadingDots } from '../../../ui/action/Button.tsx';
import { Disclosure } from '../../../ui/action/Disclosure.tsx';
import { Link } from '../../../ui/base/Link.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Form, FormProblem } from '../../core/form/Form.tsx';
import { type SubmitResult, useSchemaForm } from '../../core/form/useSchemaForm.ts';
import { PaymentsUnavailable } from '../view/PaymentsUnavailable.tsx';
import { PricingOptions } from '../view/PricingOptions.tsx';
import styles from './PaymentForm.module.css';
import { Benefits, PaymentPerson, PaymentTerms } from './PaymentTerms.tsx';
import { isPass, type Price } from './price.ts';
import { pricingChoice } from './priceLabel.ts';
import type { PaymentOutcome, Purchase, ShownPlan } from './purchase.ts';
import { useProviderFields } from './useProviderFields.ts';

/** The terms are accepted before anything is paid. */
const termsSchema = z.object({
  accepted: z.boolean().refine(Boolean, 'Please accept the terms to continue.'),
});

/** The content of the payment dialog. Its button is rendered into `footer`. */
export default function PaymentForm({
  queryRef,
  purchase,
  footer,
  onBusy,
  onPriceChanged,
  onPaid,
}: {
  queryRef: PreloadedQuery<PaymentFormQuery>;
  purchase: Purchase;
  footer: HTMLElement | null;
  onBusy: (busy: boolean) => void;
  /** The shown prices are out of date. */
  onPriceChanged: () => void;
  onPaid: () => void;
}) {
  const { pricingOptions, viewer, paymentSetup } = usePreloadedQuery<PaymentFormQuery>(
    graphql`
      query PaymentFormQuery($cityId: Int) @preloadable {
        pricingOptions(cityId: $cityId, withPass: true) {
          id
          recurringMode
          amount
          currency
          price
          ...PaymentTerms_option
        }
        viewer {
          ...PaymentTerms_viewer
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
  const preferred = pricingOptions.find(({ recurringMode }) => recurringMode === purchase.recurringMode);
  const checkout = useCheckout(purchase);
  const [isWaiting, setWaiting] = useState(false);
  const form = useSchemaForm({
    schema: termsSchema,
    initialValues: { optionId: (preferred ?? pricingOptions[0])?.id ?? '', accepted: false },
    async submit(_, { optionId }): Promise<SubmitResult<'paid' | 'waiting'> | null> {
      setWaiting(false);
      const option = pricingOptions.find(({ id }) => id === optionId);
      if (!option) return { ok: false, message: 'Please choose a subscription.', fields: {} };
      const outcome = await (hasFields ? fields.pay() : checkout(option));
      if (outcome.kind === 'refused' && outcome.isPriceChanged) onPriceChanged();
      return resultOf(outcome);
    },
    onSuccess: (end) => (end === 'paid' ? onPaid() : setWaiting(true)),
    // A bank's page may follow.
    warns: false,
  });
  const { busy, values } = form;
  const chosen = pricingOptions.find(({ id }) => id === values.optionId);
  const wantsFields = paymentSetup.form === 'ELEMENTS';
  const fields = useProviderFields(purchase, paymentSetup, wantsFields ? (chosen ?? null) : null);
  const hasFields = wantsFields && (fields.state === 'loading' || fields.state === 'ready');
  const optionField = form.field('optionId');
  const preload = use(PreloadContext);
  const { returnPath } = purchase;
  useContentFocus(form.ref);
  useEffect(() => onBusy(busy), [busy, onBusy]);
  // The page that follows, which does not compete with the fields for the network.
  useEffect(() => {
    if (fields.state === 'ready') preload(new URL(returnPath, window.location.href));
  }, [fields.state, preload, returnPath]);

  if (paymentSetup.mode === 'NONE') {
    return <PaymentsUnavailable supportEmail={paymentSetup.supportEmail} />;
  }
  return (
    <Form form={form} ownProblem>
      <div className={styles.columns}>
        <div className={styles.column}>
          <PaymentHead person={purchase.person} />
          <PricingOptions
            legend="Subscription"
            value={optionField.value}
            onChange={optionField.onChange}
            options={pricingOptions.map((option) => pricingChoice(option, pricingOptions))}
          />
          {chosen && <PaymentTerms option={chosen} viewer={viewer} />}
        </div>
        <div className={styles.column}>
          {form.problem && <FormProblem problem={form.problem} />}
          {paymentSetup.mode === 'SANDBOX' && <SandboxNotice />}
          {wantsFields && (
            <div aria-busy={fields.state === 'loading'} hidden={!hasFields} className={styles.fields}>
              {fields.state === 'loading' && <LoadingDots label="Loading the card fields" />}
              <div ref={fields.place} />
            </div>
          )}
          {!hasFields && (
            <Text look="soft">
              Enter your card on the secure page of our payment provider. You return here afterwards.
            </Text>
          )}
          <Checkbox
            {...form.checkbox('accepted')}
            label={
              <>
                I accept the{' '}
                <Link href={paths.terms.to()} target="_blank">
                  terms
                </Link>
                {chosen && isPass(chosen) ? '.' : ' and agree that my subscription renews until I cancel it.'}
              </>
            }
          />
          {isWaiting && (
            <div ref={intoView}>
              <Notice title="Waiting for your bank">
                You can send messages as soon as your bank confirms the payment.
              </Notice>
            </div>
          )}
        </div>
      </div>
      {footer &&
        createPortal(
          <Button type="submit" form={form.id} size="large" wide loading={busy}>
            {payText(chosen, hasFields)}
          </Button>,
          footer,
        )}
    </Form>
  );
}

function payText(chosen: Price | undefined, paysHere: boolean): string {
  if (!paysHere) return 'Continue to payment';
  return chosen ? `Pay ${amountText(chosen)}` : 'Pay';
}

function resultOf(outcome: PaymentOutcome): SubmitResult<'paid' | 'waiting'> | null {
  if (outcome.kind === 'leaving') return null;
  if (outcome.kind !== 'refused') return { ok: true, success: outcome.kind };
  const { message, reason } = outcome;
  return { ok: false, message, reason, fields: {} };
}

/** The form may be longer than the window. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}

/** What a subscription gives. */
const benefits = [
  'Message every job seeker you contact',
  'See their email and WhatsApp number',
  'Cancel any time, in two clicks',
];

/** For whom and for what the payment is. */
function PaymentHead({ person }: Pick<Purchase, 'person'>) {
  return (
    <div>
      {person && (
        <PaymentPerson
          name={`Write to ${calledName(person)}`}
          photoUri={person.photoUri ?? null}
          line="Your request is sent. A subscription opens the chat."
        />
      )}
      <Benefits benefits={benefits} />
    </div>
  );
}

/** Pays on the provider's page. Resolves once the browser is leaving for it. */
function useCheckout({ chat, cityId, returnPath }: Pick<Purchase, 'chat' | 'cityId' | 'returnPath'>) {
  const environment = useRelayEnvironment();
  const [startCheckout] = useAction<useCheckoutMutation>(graphql`
    mutation useCheckoutMutation($input: StartCheckoutInput!) {
      startCheckout(input: $input) {
        ... on StartCheckoutPayload @alias(as: "success") {
          redirectUrl
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);

  return async function checkout({ recurringMode, amount, currency }: ShownPlan): Promise<PaymentOutcome> {
    const result = await startCheckout({ input: { chat, cityId, returnPath, recurringMode, amount, currency } });
    if (!result.ok) {
      const isPriceChanged = result.type === 'PriceChanged';
      return { kind: 'refused', message: result.message, reason: result.reason, isPriceChanged };
    }
    const { redirectUrl } = result.success;
    if (redirectUrl) {
      window.location.assign(redirectUrl);
      return { kind: 'leaving' };
    }
    // It was paid in another tab in the meantime.
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    return { kind: 'paid' };
  };
}

/**
 * For content that loads into an open dialog: moves the focus to the element with `data-autofocus` inside `content`, unless the
 * user has already focused something in it.
 */
function useContentFocus(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = content.current;
    const focused = document.activeElement;
    const dialog = element?.closest('dialog');
    const waits = focused === document.body || (dialog?.contains(focused) && !element?.contains(focused));
    if (waits) element?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, [content]);
}

/** The payment provider's test cards and their effects. */
const testCards = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0000 0000 3220', 'asks for 3-D Secure'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has no funds'],
] as const;

/** Explains that no money moves, and lists the test cards. */
function SandboxNotice() {
  return (
    <Notice quiet title="Payment sandbox: no money is charged">
      <Disclosure more="Show test cards" less="Hide test cards">
        Use any future date and any CVC.
        <dl className={styles.cards}>
          {testCards.map(([number, effect]) => (
            <div key={number}>
              <dt>{number}</dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </Notice>
  );
}
