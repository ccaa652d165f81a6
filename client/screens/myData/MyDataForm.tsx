import { graphql, useFragment } from 'react-relay';
import { descriptionMinLength } from '../../../server/domain/core/catalog/profileFields.input.ts';
import { userInfoSchema } from '../../../server/domain/people/profile/profile.input.ts';
import type { MyDataForm_jobSeeker$key } from '../../__generated__/MyDataForm_jobSeeker.graphql.ts';
import type { MyDataFormMutation } from '../../__generated__/MyDataFormMutation.graphql.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { Form } from '../../features/core/form/Form.tsx';
import { PhoneField } from '../../features/core/form/PhoneField.tsx';
import { PublicTextArea } from '../../features/core/form/PublicText.tsx';
import { useSchemaForm } from '../../features/core/form/useSchemaForm.ts';
import { useProfileVersion } from '../../features/people/profileForm/useProfileVersion.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { showToast } from '../../ui/display/toasts.ts';
import { Row } from '../../ui/layout/Grid.tsx';

export function MyDataForm({ jobSeeker: key }: { jobSeeker: MyDataForm_jobSeeker$key }) {
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
