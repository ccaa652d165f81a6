import type { MouseEvent } from 'react';

/**
 * The onClick handler of a popover: following a link or pressing an item inside closes it; pressing its opener does
 * not.
 */
export function closeOnFollow(event: MouseEvent<HTMLElement>): void {
  const { currentTarget, target } = event;
  if (!(target instanceof Element)) return;
  const item = target.closest('a, button');
  if (!item || item.hasAttribute('popovertarget')) return;
  // On wide windows it is shown in place and cannot be hidden.
  if (currentTarget.matches(':popover-open')) currentTarget.hidePopover();
}
