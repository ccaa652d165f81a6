import { Fragment } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { currentPasswordSchema } from '../../../../server/domain/accounts/password/account.input.ts';
import type { AccountScreen_user$key } from '../../../__generated__/AccountScreen_user.graphql.ts';
import type { AccountScreenQuery } from '../../../__generated__/AccountScreenQuery.graphql.ts';
import type { BlockedPeople_viewer$key } from '../../../__generated__/BlockedPeople_viewer.graphql.ts';
import type { DeleteAccountDialogMutation } from '../../../__generated__/DeleteAccountDialogMutation.graphql.ts';
import { useAction } from '../../../app/relay/useAction.ts';
import { PageMeta } from '../../../app/routing/PageMeta.tsx';
import { signInFirst } from '../../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../../app/routing/route.ts';
import { signOut } from '../../../features/accounts/session/signOut.ts';
import { useBlock } from '../../../features/chat/block/useBlock.tsx';
import { FormDialog } from '../../../features/core/form/FormDialog.tsx';
import { useSchemaForm } from '../../../features/core/form/useSchemaForm.ts';
import { DayText } from '../../../features/core/time/DateText.tsx';
import { PauseProfile } from '../../../features/people/jobSeeker/PauseProfile.tsx';
import { Button, ButtonLink } from '../../../ui/action/Button.tsx';
import { type DialogState, useDialog } from '../../../ui/dialog/useDialog.tsx';
import { CardSection } from '../../../ui/display/Card.tsx';
import { Loading, SkeletonBlock } from '../../../ui/display/Skeleton.tsx';
import { PasswordField } from '../../../ui/form/TextField.tsx';
import { Container, Row, Stack } from '../../../ui/layout/Grid.tsx';
import { PageHead } from '../../../ui/layout/PageHead.tsx';
import { SectionIndex } from '../../../ui/layout/SectionIndex.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Company } from './Company.tsx';
import { Login } from './Login.tsx';
import { Browsers, TwoFactor } from './LoginSecurity.tsx';
import { Notifications } from './Notifications.tsx';
import { Programs } from './Programs.tsx';
import { accountSections, Setting } from './Setting.tsx';
import { Verification } from './Verification.tsx';

const title = 'Account';

/** /account: what the viewer is mailed, how they log in, and where they are logged in. */
export default function AccountScreen({ queryRef }: ScreenProps<AccountScreenQuery>) {
  const query = usePreloadedQuery<AccountScreenQuery>(
    graphql`
      query AccountScreenQuery @preloadable {
        viewer {
          kind
          ...LoginSecurity_viewer
          ...BlockedPeople_viewer
          ...Notifications_viewer
          ...Programs_viewer
          blockedPeople {
            userDatabaseId
          }
          companyPage {
            ...Company_page
          }
          user {
            ...Login_user
            ...LoginSecurity_user
            ...AccountScreen_user
            ...Verification_user
          }
        }
        ...Verification_query
      }
    `,
    queryRef,
  );
  const { viewer } = query;
  const { kind, user, companyPage, blockedPeople } = viewer;
  if (kind === 'ANONYMOUS' || kind === 'GUEST' || !user) throw signInFirst();
  const isMember = kind !== 'ADMIN';
  const { pauseOrEnd, end, ...at } = accountSections;
  const sections = [
    isMember && { ...at.notifications, part: <Notifications viewer={viewer} /> },
    { ...at.login, part: <Login user={user} /> },
    isMember && { ...at.verification, part: <Verification user={user} query={query} /> },
    companyPage && { ...at.company, part: <Company page={companyPage} /> },
    { ...at.twoFactor, part: <TwoFactor user={user} /> },
    { ...at.browsers, part: <Browsers viewer={viewer} /> },
    blockedPeople.length > 0 && { ...at.blocked, part: <BlockedPeople viewer={viewer} /> },
    { ...at.programs, part: <Programs viewer={viewer} /> },
    { ...at.data, part: <DownloadData /> },
    isMember && { ...(kind === 'JOB_SEEKER' ? pauseOrEnd : end), part: <EndAccount user={user} /> },
  ].filter((section) => !!section);
  return (
    <Container>
      <PageMeta title={title} />
      <PageHead title={title} />
      <SectionIndex sections={sections}>
        <Stack>
          {sections.map(({ anchor, part }) => (
            <Fragment key={anchor}>{part}</Fragment>
          ))}
        </Stack>
      </SectionIndex>
    </Container>
  );
}

const skeletonSections = [accountSections.notifications, accountSections.login, accountSections.browsers];

export function Skeleton() {
  return (
    <Container>
      <PageHead title={title} />
      <SectionIndex sections={skeletonSections}>
        <Loading>
          <Stack>
            {skeletonSections.map((section) => (
              <CardSection key={section.anchor} {...section}>
                <SkeletonBlock />
                <SkeletonBlock />
                <SkeletonBlock />
              </CardSection>
            ))}
          </Stack>
        </Loading>
      </SectionIndex>
    </Container>
  );
}

/** Everything that the product stores about the viewer, as one file. */
function DownloadData() {
  return (
    <CardSection
      {...accountSections.data}
      lead="Everything we store about you in one ZIP file: your profile, messages, requests and files."
    >
      <Row>
        <ButtonLink href="/api/account/data" download look="secondary">
          Download your data
        </ButtonLink>
      </Row>
    </CardSection>
  );
}

/** Whom the viewer has blocked. */
function BlockedPeople({ viewer: key }: { viewer: BlockedPeople_viewer$key }) {
  const { blockedPeople } = useFragment(
    graphql`
      fragment BlockedPeople_viewer on Viewer {
        blockedPeople {
          userDatabaseId
          name
          createdAt
        }
      }
    `,
    key,
  );
  const { takeBack } = useBlock();
  return (
    <CardSection
      {...accountSections.blocked}
      lead="Neither of you can write to the other. They are not told that you blocked them."
    >
      <ul>
        {blockedPeople.map(({ userDatabaseId, name, createdAt }) => (
          <li key={userDatabaseId}>
            <Setting
              label={name}
              value={
                <>
                  Since <DayText at={createdAt} />
                </>
              }
              action={
                <Button
                  look="secondary"
                  size="small"
                  aria-label={`Unblock ${name}`}
                  onClick={() => void takeBack(name, userDatabaseId)}
                >
                  Unblock
                </Button>
              }
            />
          </li>
        ))}
      </ul>
    </CardSection>
  );
}

/** Pausing the profile of a job seeker, and deleting the account. */
function EndAccount({ user: key }: { user: AccountScreen_user$key }) {
  const { role, jobSeeker } = useFragment(
    graphql`
      fragment AccountScreen_user on User {
        role
        ... on JobSeeker @alias(as: "jobSeeker") {
          ...PauseProfile_jobSeeker
        }
      }
    `,
    key,
  );
  const dialog = useDialog<null>();
  return (
    <CardSection {...(jobSeeker ? accountSections.pauseOrEnd : accountSections.end)}>
      <div>
        {jobSeeker && (
          <PauseProfile jobSeeker={jobSeeker}>
            {(state, action) => <Setting label="Profile" value={state} action={action} />}
          </PauseProfile>
        )}
        <Setting
          label="Account"
          value="Deleting it erases your data for good."
          action={
            <Button look="quietDanger" size="small" {...dialog.opens(null)}>
              Delete account
            </Button>
          }
        />
      </div>
      {dialog.render((_, state) => (
        <DeleteAccountDialog {...state} isEmployer={role === 'ROLE_EMPLOYER'} />
      ))}
    </CardSection>
  );
}

/** Deletes the viewer's account after a confirmation by the password. */
function DeleteAccountDialog({ isEmployer, ...dialog }: DialogState & { isEmployer: boolean }) {
  const [deleteAccount] = useAction<DeleteAccountDialogMutation>(graphql`
    mutation DeleteAccountDialogMutation($input: DeleteMyAccountInput!) {
      deleteMyAccount(input: $input) {
        ... on DeleteMyAccountPayload @alias(as: "success") {
          deletedId
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const form = useSchemaForm({
    schema: currentPasswordSchema,
    initialValues: { password: '' },
    submit: (input) => deleteAccount({ input }),
    onSuccess: () => void signOut(),
  });
  return (
    <FormDialog {...dialog} form={form} title="Delete account" size="small" submitLabel="Delete account" destructive>
      <Text>
        We erase your {isEmployer ? 'contact data' : 'profile, contact data'} and files, and you can no longer log in.
        {isEmployer && ' Your subscription ends now, and your job offers close.'} The people you chatted with keep the
        messages, without your name. You cannot undo this.
      </Text>
      <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
    </FormDialog>
  );
}
