import { sendDueSubscriptionMails } from '../../../server/domain/billing/mail/send.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import type { TestApp } from '../../support/app.ts';
import { mutateAs } from '../../support/graph.ts';
import { mailsTo } from '../../support/outbox.ts';
import { asEmployer, type Card, makeSubscriber, type ProviderSide } from '../../support/sandbox.ts';

/** Subscribers whose mails are sent as time passes. */
export function mailedSubscribers(app: TestApp, provider: ProviderSide) {
  const change = (employer: User, mutation: string, subscription: string) =>
    mutateAs(app, asEmployer(employer), mutation, { subscription });
  const changeCard = async (employer: User, subscription: string, card: Card) => {
    const input = { subscription, paymentMethodId: await provider.takeCard(card), returnPath: '/' };
    return mutateAs(app, asEmployer(employer), 'changeCard', input);
  };
  /** As several processes do. */
  const sendDue = async () => {
    await Promise.all([sendDueSubscriptionMails(app.services), sendDueSubscriptionMails(app.services)]);
    await sendDueSubscriptionMails(app.services);
  };

  return {
    changeCard,
    sendDue,
    cancel: (employer: User, subscription: string) => change(employer, 'cancelSubscription', subscription),
    resume: (employer: User, subscription: string) => change(employer, 'resumeSubscription', subscription),
    makeSubscriber: async (mode: 'MONTHLY' | 'YEARLY', card: Card = 'visa') => {
      const subscriber = await makeSubscriber(app, provider, { mode });
      const { employer, bought, moveTo } = subscriber;
      if (card !== 'visa') await changeCard(employer, bought.globalId, card);
      return {
        ...subscriber,
        /** Advances the clock, delivers the webhooks, and sends due mails repeatedly. */
        passTo: async (text: string) => {
          await moveTo(text);
          await provider.deliverAll(bought.providerId);
          await sendDue();
        },
      };
    },
    /** Receipts and changes of the card have tests of their own. */
    subjects: async ({ email }: Pick<User, 'email'>) =>
      (await mailsTo(app, email))
        .map(({ subject }) => subject)
        .filter((subject) => !/^(?:Your Hourhand receipt|Another card pays)/.test(subject))
        .sort(),
  };
}
