import { graphql, useFragment } from 'react-relay';
import type { MessageMailFields_user$key } from '../../../__generated__/MessageMailFields_user.graphql.ts';
import type { MessageMail } from '../../../__generated__/useMessageMailForm_user.graphql.ts';
import { RadioList, type RadioOption } from '../../../ui/form/RadioList.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { useMailTime } from '../../core/time/useMailTime.ts';
import type { useMessageMailForm } from './useMessageMailForm.ts';

const optionsAt = (time: string): RadioOption<MessageMail>[] => [
  { value: 'AT_ONCE', label: 'Immediately', hint: 'When a message has been unread for 10 minutes' },
  { value: 'DAILY', label: 'Once a day', hint: `All unread messages in one email, at ${time}` },
  { value: 'NEVER', label: 'Never' },
];

/** The choice, and the address that is mailed. */
export function MessageMailFields({
  form,
  user,
}: {
  form: ReturnType<typeof useMessageMailForm>;
  user: MessageMailFields_user$key;
}) {
  const { email } = useFragment(
    graphql`
      fragment MessageMailFields_user on User {
        email
      }
    `,
    user,
  );
  const { time } = useMailTime();
  return (
    <>
      <RadioList legend="Email me about unread messages" options={optionsAt(time)} {...form.field('messageMail')} />
      <Text look="small">
        {email ? `We send emails to ${email}.` : 'You have not given us an email address, so we cannot email you.'}
      </Text>
    </>
  );
}
