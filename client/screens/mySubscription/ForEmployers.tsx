import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { EmptyState } from '../../ui/display/States.tsx';
import { product } from '../../ui/product.ts';

/** For whoever has no use for a subscription, and a way on. */
export function ForEmployers({ isAdmin }: { isAdmin: boolean }) {
  if (isAdmin) {
    return (
      <EmptyState
        icon={IconReceipt}
        title="Employers see their subscription here"
        action={<ButtonLink href={paths.adminSubscriptions.to()}>See all subscriptions</ButtonLink>}
      >
        What they pay for, and what was given to them, is in the back office.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={IconReceipt}
      title={`${product.name} costs you nothing`}
      action={<ButtonLink href={paths.chats.to()}>Go to your chats</ButtonLink>}
    >
      Only employers subscribe, to write to job seekers. Being found, answering and working is free for you.
    </EmptyState>
  );
}
