import type { MouseEvent } from 'react';

/** For a popover's onClick: following a link or pressing an item inside closes it; pressing its own opener does not. */
export function closeOnFollow(event: MouseEvent<HTMLElement>): void {
  const { currentTarget, target } = event;
  if (!(target instanceof Element)) return;
  const item = target.closest('a, button');
  if (!item || item.hasAttribute('popovertarget')) return;
  // Shown in place on wide windows, where there is nothing to hide.
  if (currentTarget.matches(':popover-open')) currentTarget.hidePopover();
}
