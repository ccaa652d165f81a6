import { confirmEmailMail } from '../../accounts/badge/email.ts';
import { type AccountMail, accountMailSchema } from '../../accounts/email/accountMail.ts';
import { emailWasChangedMail } from '../../accounts/email/emailAddress.ts';
import { keyMadeMail } from '../../accounts/session/apiKey/keyMadeMail.ts';
import { changeEmailMail, emailIsAboutToChangeMail, noteRefusedChange } from '../../accounts/session/changeEmail.ts';
import { resetPasswordMail } from '../../accounts/session/resetPassword.ts';
import { twoFactorMail } from '../../accounts/session/twoFactor.ts';
import type { BillingServices } from '../../billing/context.ts';
import { deliverMail, type MailAbout } from '../../core/mail/deliver.ts';
import { noteRefusedSignUp, signUpMail } from './signUp.ts';

/** Sends the queued mails about accounts. Called every second by any number of processes. */
export async function sendAccountMails(services: BillingServices): Promise<void> {
  await services.queue.work('account-mail', ({ id, data }) => deliver(services, id, accountMailSchema.parse(data)));
}

async function deliver(services: BillingServices, jobId: string, job: AccountMail): Promise<void> {
  const mail = await mailOf(services, job);
  if (mail === null) return;
  const ids: Record<string, number> = 'userId' in job ? { user: job.userId } : {};
  const delivery = await deliverMail(services, { jobId, mail, what: `a mail about an account (${job.kind})`, ids });
  if (delivery.state !== 'refused' || !delivery.reason.isAboutReceiver) return;
  if (job.kind === 'signUp') await noteRefusedSignUp(services, job);
  if (job.kind === 'changeEmail') await noteRefusedChange(services, job, mail.to);
}

/** Reads again what it is about. Null: there is nothing to send any more. */
function mailOf(services: BillingServices, job: AccountMail): Promise<MailAbout | null> {
  switch (job.kind) {
    case 'signUp':
      return signUpMail(services, job);
    case 'changeEmail':
      return changeEmailMail(services, job);
    case 'resetPassword':
      return resetPasswordMail(services, job);
    case 'emailIsAboutToChange':
      return emailIsAboutToChangeMail(services, job);
    case 'emailWasChanged':
      return emailWasChangedMail(services, job);
    case 'confirmEmail':
      return confirmEmailMail(services, job);
    case 'twoFactor':
      return twoFactorMail(services, job);
    case 'keyMade':
      return keyMadeMail(services, job);
  }
}
