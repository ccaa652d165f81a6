import { graphql, useFragment } from 'react-relay';
import { AttentionSettings } from '../../../components/attention/AttentionSettings.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { MessageMailFields } from '../../../components/messageMail/MessageMailFields.tsx';
import { useMessageMailForm } from '../../../components/messageMail/useMessageMailForm.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { CardSection } from '../../../ui/display/CardSection.tsx';
import { Row } from '../../../ui/layout/Grid.tsx';
import type { Notifications_user$key } from './__generated__/Notifications_user.graphql.ts';
import { Setting } from './Setting.tsx';

/** Emails about messages, and the sound and notifications of this browser. */
export function Notifications({ user: key }: { user: Notifications_user$key }) {
  const user = useFragment(
    graphql`
      fragment Notifications_user on User {
        ...useMessageMailForm_user
        ...MessageMailFields_user
      }
    `,
    key,
  );
  const form = useMessageMailForm(user);
  return (
    <CardSection title="Notifications" anchor="notifications">
      <Form form={form}>
        <MessageMailFields form={form} user={user} />
        <Row>
          <Button type="submit" loading={form.busy}>
            Save
          </Button>
        </Row>
      </Form>
      <Setting
        label="In this browser"
        value="A sound and notifications for new messages"
        action={
          <Row>
            <AttentionSettings />
          </Row>
        }
      />
    </CardSection>
  );
}
