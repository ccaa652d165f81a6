import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { descriptionMinLength } from '../../../server/domain/core/catalog/profileFields.input.ts';
import { userInfoSchema } from '../../../server/domain/people/profile/profile.input.ts';
import type { MyDataForm_jobSeeker$key } from '../../__generated__/MyDataForm_jobSeeker.graphql.ts';
import type { MyDataFormMutation } from '../../__generated__/MyDataFormMutation.graphql.ts';
import type { MyDataScreenQuery } from '../../__generated__/MyDataScreenQuery.graphql.ts';
import { paths } from '../../app/paths.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { PageMeta } from '../../app/routing/PageMeta.tsx';
import { forbidden, signInFirst } from '../../app/routing/PageResult.ts';
import type { ScreenProps } from '../../app/routing/route.ts';
import { Form } from '../../features/core/form/Form.tsx';
import { PhoneField } from '../../features/core/form/PhoneField.tsx';
import { PublicTextArea } from '../../features/core/form/PublicText.tsx';
import { useSchemaForm } from '../../features/core/form/useSchemaForm.ts';
import { useProfileVersion } from '../../features/people/profileForm/useProfileVersion.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Loading, SkeletonBlock } from '../../ui/display/Skeleton.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { Container, Row, Stack } from '../../ui/layout/Grid.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Text } from '../../ui/layout/Text.tsx';

const title = 'Please enter your data';

/**
 * /my-data: the two fields of a job seeker's profile that change most (docs/product/profiles.md, 'The simple data form').
 */
export default function MyDataScreen({ queryRef }: ScreenProps<MyDataScreenQuery>) {
  const { viewer, socialLinks } = usePreloadedQuery<MyDataScreenQuery>(
    graphql`
      query MyDataScreenQuery @preloadable {
        viewer {
          kind
          user {
            ... on JobSeeker @alias(as: "jobSeeker") {
              ...MyDataForm_jobSeeker
            }
          }
        }
        socialLinks {
          name
          url
        }
      }
    `,
    queryRef,
  );
  const { kind, user } = viewer;
  if (kind === 'ANONYMOUS' || kind === 'GUEST') throw signInFirst();
  if (!user?.jobSeeker) throw forbidden();
  return (
    <Container narrow>
      <PageMeta title={title} />
      <PageHead title={title} />
      <Stack gap="large">
        <Card>
          <MyDataForm jobSeeker={user.jobSeeker} />
        </Card>
        <Stack gap="small">
          <Text>
            <Link href={`${paths.account.to()}#deactivate`}>Need to deactivate your account?</Link>
          </Text>
          {socialLinks.length > 0 && (
            <nav aria-label="Social media">
              <Row>
                {socialLinks.map(({ name, url }) => (
                  <Link key={url} href={url} target="_blank">
                    {name}
                  </Link>
                ))}
              </Row>
            </nav>
          )}
        </Stack>
      </Stack>
    </Container>
  );
}

export function Skeleton() {
  return (
    <Container narrow>
      <PageHead title={title} />
      <Loading>
        <Card>
          <Stack>
            <SkeletonBlock shape="block" />
            <SkeletonBlock shape="block" />
          </Stack>
        </Card>
      </Loading>
    </Container>
  );
}

function MyDataForm({ jobSeeker: key }: { jobSeeker: MyDataForm_jobSeeker$key }) {
  const { databaseId, whatsApp, description, profileVersion } = useFragment(
    graphql`
      fragment MyDataForm_jobSeeker on JobSeeker {
        databaseId
        whatsApp
        description
        profileVersion
      }
    `,
    key,
  );
  const [save] = useAction<MyDataFormMutation>(graphql`
    mutation MyDataFormMutation($input: SaveUserInfoInput!) {
      saveUserInfo(input: $input) {
        ... on SaveUserInfoPayload @alias(as: "success") {
          jobSeeker {
            id
            profileVersion
            ...MyDataForm_jobSeeker
          }
        }
        ...action_failure @alias(as: "failure")
      }
    }
  `);
  const current = useProfileVersion(profileVersion);
  const form = useSchemaForm({
    schema: userInfoSchema({ description }),
    initialValues: { whatsApp: whatsApp ?? '', description: description ?? '' },
    submit: (input) => current.save((version) => save({ input: { ...input, version } })),
    onSuccess: () => showToast('Thank you! Information saved.'),
    draft: `my-data-${databaseId}`,
  });
  return (
    <Form form={form} problemAction={current.problemAction}>
      <PhoneField
        label="WhatsApp phone number"
        hint="Include the country code. Only our team, and subscribed employers who contact you, can see it."
        {...form.field('whatsApp')}
      />
      <PublicTextArea
        label="Description"
        rows={10}
        count={{ min: descriptionMinLength }}
        isChanged={form.values.description !== (description ?? '')}
        {...form.field('description')}
      />
      <Row>
        <Button type="submit" size="large" loading={form.busy}>
          Save
        </Button>
      </Row>
    </Form>
  );
}
