import { cancelSubscription, changeCard, resumeSubscription } from '../../server/domain/billing/purchase/change.ts';
import { changePlan } from '../../server/domain/billing/purchase/plan.ts';
import { type SubscribeInput, subscribe } from '../../server/domain/billing/purchase/subscription.ts';
import { Failure } from '../../server/domain/core/failures/errors.ts';
import { failedDependency } from '../../server/domain/core/failures/unavailable.ts';
import { cancelBannedSubscriptions } from '../../server/domain/lifecycle/ban/ban.ts';
import { confirmSignUp } from '../../server/domain/lifecycle/signUp/signUp.ts';
import type { TestApp } from '../support/app.ts';
import { contextFor } from '../support/graph.ts';
import { asEmployer } from '../support/sandbox.ts';

/** What is done at an application, in this process or in another one. */
export type Deed =
  | { verb: 'subscribe'; employerId: number; input: SubscribeInput }
  | { verb: 'cancelSubscription' | 'resumeSubscription' | 'changeToYearly'; employerId: number; subscriptionId: number }
  | { verb: 'changeCard'; employerId: number; subscriptionId: number; paymentMethodId: string }
  | { verb: 'confirmSignUp'; token: string; code: string }
  | { verb: 'cancelBannedSubscriptions' };

const returnPath = '/my-subscription';

function act(app: TestApp, deed: Deed): Promise<unknown> {
  const as = (employerId: number) => contextFor(app, asEmployer({ id: employerId }));
  switch (deed.verb) {
    case 'subscribe':
      return subscribe(as(deed.employerId), deed.input);
    case 'cancelSubscription':
      return cancelSubscription(as(deed.employerId), deed.subscriptionId);
    case 'resumeSubscription':
      return resumeSubscription(as(deed.employerId), deed.subscriptionId);
    case 'changeToYearly':
      return changePlan(as(deed.employerId), deed.subscriptionId, { recurringMode: 'YEARLY', returnPath });
    case 'changeCard': {
      const { paymentMethodId } = deed;
      return changeCard(as(deed.employerId), deed.subscriptionId, { paymentMethodId, returnPath });
    }
    case 'confirmSignUp': {
      const { token, code } = deed;
      return confirmSignUp(app.services, { kind: 'anonymous' }, { token, code }, 'here');
    }
    case 'cancelBannedSubscriptions':
      return cancelBannedSubscriptions(app.services);
  }
}

/** Does it, and returns how it went: `done`, or the failure's name. */
export async function perform(app: TestApp, deed: Deed): Promise<string> {
  app.clock.now = new Date();
  try {
    await act(app, deed);
    return 'done';
  } catch (error) {
    if (error instanceof Failure) return error.name;
    if (failedDependency(error)) return 'Unavailable';
    throw error;
  }
}
