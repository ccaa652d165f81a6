import { graphql, useFragment } from 'react-relay';
import { formatDay } from '../../../../server/domain/core/text/format/date.ts';
import type { Verification_query$key } from '../../../__generated__/Verification_query.graphql.ts';
import type { Verification_user$key } from '../../../__generated__/Verification_user.graphql.ts';
import type { VerificationEmailMutation } from '../../../__generated__/VerificationEmailMutation.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { Button, ButtonLink } from '../../../ui/action/Button.tsx';
import { lateDialog, useDialog } from '../../../ui/dialog/useDialog.tsx';
import { CardSection } from '../../../ui/display/Card.tsx';
import { showToast } from '../../../ui/display/toasts.ts';
import { accountSections, Setting } from './Setting.tsx';

const PhoneDialog = lateDialog(() => import('./PhoneDialog.tsx'));

/** What was verified of the viewer, and how to get the badges that are missing. */
export function Verification({
  user: userKey,
  query: queryKey,
}: {
  user: Verification_user$key;
  query: Verification_query$key;
}) {
  const { role, email, whatsApp, emailVerifiedAt, phoneVerifiedAt, identityCheckedAt } = useFragment(
    graphql`
      fragment Verification_user on User {
        role
        email
        whatsApp
        emailVerifiedAt
        phoneVerifiedAt
        identityCheckedAt
      }
    `,
    userKey,
  );
  const { sendsTextMessages } = useFragment(
    graphql`
      fragment Verification_query on Query {
        sendsTextMessages
      }
    `,
    queryKey,
  );
  const [mail, isMailing] = useAction<VerificationEmailMutation>(graphql`
    mutation VerificationEmailMutation {
      mailEmailConfirmation {
        ... on MailEmailConfirmationPayload @alias(as: "success") {
          user {
            id
            emailVerifiedAt
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const { opens, render } = useDialog<null>(PhoneDialog);

  async function confirmEmail() {
    const result = await mail({});
    showToast(result.ok ? `We sent a link to ${email}. It works for 24 hours.` : result.message);
  }

  return (
    <CardSection
      {...accountSections.verification}
      lead="Others see a badge for each verified item, never your email or number."
    >
      <div>
        <Setting
          label="Email"
          value={emailVerifiedAt ? `Verified on ${formatDay(emailVerifiedAt)}` : 'Not verified'}
          action={
            !emailVerifiedAt && (
              <Button look="secondary" size="small" loading={isMailing} onClick={() => void confirmEmail()}>
                Confirm your email
              </Button>
            )
          }
        />
        <Setting
          label="Phone"
          value={[whatsApp, phoneVerifiedAt ? `verified on ${formatDay(phoneVerifiedAt)}` : 'not verified']
            .filter(Boolean)
            .join(', ')}
          action={
            !phoneVerifiedAt &&
            sendsTextMessages && (
              <Button look="secondary" size="small" {...opens(null)}>
                Verify your phone
              </Button>
            )
          }
        />
        <Setting
          label="Identity"
          value={
            identityCheckedAt
              ? `Checked by our team on ${formatDay(identityCheckedAt)}`
              : 'Not checked yet. Ask our team to check it.'
          }
          action={
            !identityCheckedAt && (
              <ButtonLink look="secondary" size="small" href={paths.chatWithAdmin.to()}>
                Ask our team
              </ButtonLink>
            )
          }
        />
      </div>
      {render((_, state) => (
        <PhoneDialog {...state} number={whatsApp ?? ''} isEmployer={role === 'ROLE_EMPLOYER'} />
      ))}
    </CardSection>
  );
}
