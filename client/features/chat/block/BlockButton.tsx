import { __iconNode as IconBan } from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import type { ChatReference } from '../../../__generated__/useSendMessageMutation.graphql.ts';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { preloadConfirm } from '../../../ui/dialog/confirm.ts';
import { useBlock } from './useBlock.tsx';

/** Blocks the other side of a chat. */
export function BlockButton({ name, chat }: { name: string; chat: ChatReference }) {
  const { askToBlock } = useBlock();
  return (
    <IconButton label={`Block ${name}`} onClick={() => void askToBlock(name, { chat })} onPointerEnter={preloadConfirm}>
      <Icon of={IconBan} />
    </IconButton>
  );
}
