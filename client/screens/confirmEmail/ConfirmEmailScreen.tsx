import { InvalidLink } from '../../features/core/MailedPage.tsx';
import { Container } from '../../ui/layout/Grid.tsx';

/** /confirm-email: where a mailed link leads that does not confirm the email. */
export default function ConfirmEmailScreen() {
  return <InvalidLink of="confirmEmail" />;
}

export function Skeleton() {
  return <Container narrow />;
}
