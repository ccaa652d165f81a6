import { __iconNode as IconReceipt } from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { product } from '../../ui/base/product.ts';
import { EmptyState } from '../../ui/display/States.tsx';

/** Shown to users who cannot subscribe, with a way to continue. */
export function ForEmployers({ isAdmin }: { isAdmin: boolean }) {
  if (isAdmin) {
    return (
      <EmptyState
        icon={IconReceipt}
        title="Employers see their subscription here"
        action={<ButtonLink href={paths.adminSubscriptions.to()}>See all subscriptions</ButtonLink>}
      >
        All paid and gift subscriptions are in the back office.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={IconReceipt}
      title={`${product.name} is free for job seekers`}
      action={<ButtonLink href={paths.chats.to()}>Go to your chats</ButtonLink>}
    >
      Only employers need a subscription. You get found, answer and work for free.
    </EmptyState>
  );
}
