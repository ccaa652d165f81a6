import { paths } from '../../client/app/paths.ts';
import { invoicePath } from '../domain/billing/purchase/invoice.ts';
import type { Links } from '../domain/core/links/links.ts';

/** Where mails and messages lead to. */
export const linksTo = (publicUrl: string): Links => ({
  chats: () => publicUrl + paths.chats.to(),
  chat: (id) => publicUrl + paths.chat.to({ id }),
  sharedChat: (hash) => publicUrl + paths.sharedChat.to({ hash }),
  unsubscribe: (token) => publicUrl + paths.unsubscribe.to({ token }),
  ownProfile: () => publicUrl + paths.myProfile.to(),
  invoice: (id) => publicUrl + invoicePath(id),
  signUpAsEmployer: () => publicUrl + paths.signUpAsEmployer.to(),
  // A fragment is not sent, so the email is in no log.
  createPassword: (email) => `${publicUrl + paths.createPassword.to()}#${new URLSearchParams({ email })}`,
  ownJobOffer: (id) => publicUrl + paths.myJobOffer.to({ id }),
  answerReference: (token) => publicUrl + paths.answerReference.to({ token }),
  renewOffer: (token) => publicUrl + paths.renewOffer.to({ token }),
  jobSeeker: (address) => publicUrl + paths.jobSeeker.to(address),
  jobSeekers: ({ job, city, filters }) => publicUrl + paths.jobSeekers.to({ job, city }, filters),
  jobOffer: (id) => publicUrl + paths.publicJobOffer.to({ id }),
  jobOffers: (place) => publicUrl + paths.jobOffers.to(place),
  paymentDifferences: () => publicUrl + paths.adminPaymentDifferences.to({}),
  subscription: () => publicUrl + paths.mySubscription.to({}),
  disputes: () => publicUrl + paths.adminDisputes.to(),
  employerSubscriptions: (employerId) => publicUrl + paths.adminEmployerSubscriptions.to({ employerId }),
  apiKeys: () => publicUrl + paths.apiKeys.to(),
  integration: (id) => publicUrl + paths.adminIntegration.to({ id }),
  webhooks: () => publicUrl + paths.webhooks.to(),
  login: () => publicUrl + paths.login.to(),
  choosePassword: (token) =>
    `${publicUrl}/api/auth/reset-password/${token}?${new URLSearchParams({ callbackURL: paths.resetPassword.to() })}`,
  resetPassword: () => publicUrl + paths.resetPassword.to(),
});
