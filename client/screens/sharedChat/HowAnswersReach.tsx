import { paths } from '../../app/paths.ts';
import { Link } from '../../ui/base/Link.tsx';
import { Notice } from '../../ui/display/Notice.tsx';
import { isolated } from '../../ui/text/isolated.ts';

/** For a guest who gave a WhatsApp number alone: the product sends no messages there. */
export function HowAnswersReach({ name }: { name: string }) {
  return (
    <Notice quiet>
      {isolated(name)} answers in this chat. We do not write to WhatsApp, so please keep the address of this page, or{' '}
      <Link href={paths.createPassword.to()}>add an email</Link> and we tell you there.
    </Notice>
  );
}
