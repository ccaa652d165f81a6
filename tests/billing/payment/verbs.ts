import { saveBillingDetails } from '../../../server/domain/billing/buyer/billingDetails.ts';
import {
  cancelSubscription,
  changeCard,
  confirmRenewal,
  resumeSubscription,
} from '../../../server/domain/billing/purchase/change.ts';
import { confirmPayment, startCardChange, startCheckout } from '../../../server/domain/billing/purchase/checkout.ts';
import { grantSubscription } from '../../../server/domain/billing/purchase/gift.ts';
import { refundInvoice } from '../../../server/domain/billing/purchase/invoice.ts';
import { changePlan } from '../../../server/domain/billing/purchase/plan.ts';
import { subscribe } from '../../../server/domain/billing/purchase/subscription.ts';
import type { Ctx } from '../../../server/domain/core/context.ts';
import { deleteMyAccount, deleteUser } from '../../../server/domain/lifecycle/deletion/deletion.ts';
import { confirmSignUp } from '../../../server/domain/lifecycle/signUp/signUp.ts';
import type { User } from '../../../server/generated/prisma/client.ts';
import type { TestApp } from '../../support/app.ts';
import { Visitor } from '../../support/browserless.ts';
import { makeAdmin, makeEmployer, makeGuest, testPassword } from '../../support/factories.ts';
import { contextFor } from '../../support/graph.ts';
import {
  asAdmin,
  asEmployer,
  buy,
  type Card,
  makeSubscriber,
  ownAddress,
  type ProviderSide,
  payOnPage,
} from '../../support/sandbox.ts';
import { beginSignUp, mailedCode } from '../../support/signUp.ts';

/** Every verb that asks the payment provider, for tests of what goes wrong while it does. */

/** Prepares a verb. Returns whose payments it is about, and what it does. */
export type Prepare = () => Promise<{ employer: User; act: (at: TestApp) => Promise<unknown> }>;

/** The verbs by their names; `withoutCase` of the rivals names the mutations that must be among them. */
export function paymentVerbs(fixtures: { app: () => TestApp; provider: () => ProviderSide }) {
  const { app, provider } = fixtures;
  const returnPath = '/my-subscription';
  const as = (employer: { id: number }, at: TestApp): Ctx => contextFor(at, asEmployer(employer));
  const asClara = async (at: TestApp) => contextFor(at, asAdmin(await makeAdmin(app().services.db)));

  const subscribed = (card?: Card) => makeSubscriber(app(), provider(), { card });

  /** A subscriber whose bank wants the renewal on 1 July confirmed. */
  async function makeAsked() {
    const subscriber = await subscribed();
    const { bought, customerId, moveTo } = subscriber;
    await provider().putCard(customerId, bought.providerId, 'asks');
    await moveTo('2026-07-02T12:00:00Z');
    await provider().deliverAll(bought.providerId);
    return subscriber;
  }

  const onSubscription =
    (act: (ctx: Ctx, id: number) => Promise<unknown>): Prepare =>
    async () => {
      const { employer, bought } = await subscribed();
      return { employer, act: (at) => act(as(employer, at), bought.id) };
    };

  const verbs: Record<string, Prepare> = {
    subscribe: async () => {
      const employer = await makeEmployer(app().services.db);
      const paymentMethodId = await provider().takeCard('visa');
      const input = { recurringMode: 'MONTHLY', paymentMethodId, returnPath, chat: null, cityId: null } as const;
      return { employer, act: (at) => subscribe(as(employer, at), { ...input, attemptKey: 'attempt-silent' }) };
    },
    startCheckout: async () => {
      const employer = await makeEmployer(app().services.db);
      const input = { recurringMode: 'MONTHLY', returnPath, chat: null, cityId: null } as const;
      return { employer, act: (at) => startCheckout(as(employer, at), input) };
    },
    saveBillingDetails: async () => {
      const employer = await makeEmployer(app().services.db);
      const address = { line1: '1 Orchard Road', country: 'SG' };
      const details = { company: 'Lorenz Pte. Ltd.', ...address, taxNumber: 'M12345678X' };
      return { employer, act: (at) => saveBillingDetails(as(employer, at), details) };
    },
    confirmPayment: async () => {
      const { employer, bought } = await subscribed('mastercard');
      const { redirectUrl } = await startCardChange(as(employer, app()), bought.id, { returnPath });
      const session = await payOnPage(ownAddress(app(), redirectUrl));
      return { employer, act: (at) => confirmPayment(as(employer, at), session ?? '') };
    },
    cancelSubscription: onSubscription(cancelSubscription),
    resumeSubscription: async () => {
      const { employer, bought } = await subscribed();
      await cancelSubscription(as(employer, app()), bought.id);
      return { employer, act: (at) => resumeSubscription(as(employer, at), bought.id) };
    },
    changeCard: onSubscription(async (ctx, id) =>
      changeCard(ctx, id, { paymentMethodId: await provider().takeCard('mastercard'), returnPath }),
    ),
    confirmRenewal: async () => {
      const { employer, bought } = await makeAsked();
      return { employer, act: (at) => confirmRenewal(as(employer, at), bought.id, { returnPath }) };
    },
    startCardChange: onSubscription((ctx, id) => startCardChange(ctx, id, { returnPath })),
    changePlan: onSubscription((ctx, id) => changePlan(ctx, id, { recurringMode: 'YEARLY', returnPath })),
    refundInvoice: async () => {
      const { employer, bought } = await subscribed();
      const { id } = await app().services.db.invoice.findFirstOrThrow({ where: { subscriptionId: bought.id } });
      return { employer, act: async (at) => refundInvoice(await asClara(at), id, true) };
    },
    grantSubscription: async () => {
      const employer = await makeEmployer(app().services.db);
      await buy(app(), provider(), employer, { card: 'asks' });
      const gift = { employerId: employer.id, months: 1, reason: 'For a test' };
      return { employer, act: async (at) => grantSubscription(await asClara(at), gift) };
    },
    deleteUser: async () => {
      const { employer } = await subscribed();
      const person = { id: employer.id, role: 'ROLE_EMPLOYER' } as const;
      return { employer, act: async (at) => deleteUser(await asClara(at), person) };
    },
    deleteMyAccount: async () => {
      const { employer } = await subscribed();
      return { employer, act: (at) => deleteMyAccount(as(employer, at), { password: testPassword }) };
    },
    'confirmSignUp, which joins two guests': async () => {
      const email = `silent-${Math.random().toString(36).slice(2)}@visitors.test`;
      const guests: User[] = [];
      for (const _ of [1, 2]) {
        const { id } = await makeGuest(app().services.db);
        const guest = await app().services.db.user.update({ where: { id }, data: { email } });
        await provider().makeCustomer(id);
        await buy(app(), provider(), guest);
        guests.push(guest);
      }
      const [employer] = guests;
      if (!employer) throw new Error('There is no guest');
      const account = { name: 'Gus Gordon', email, password: 'a long password', role: 'ROLE_EMPLOYER' };
      const token = await beginSignUp(new Visitor(app().url), account);
      const code = await mailedCode(app(), email);
      const act = (at: TestApp) => confirmSignUp(at.services, { kind: 'anonymous' }, { token, code }, 'here');
      return { employer, act };
    },
  };

  return { verbs, onSubscription, subscribed, as, asClara };
}
