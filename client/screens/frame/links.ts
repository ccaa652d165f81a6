import { paths } from '../../app/paths.ts';

/** A link of the frame. */
export interface FrameLink {
  href: string;
  label: string;
  /** A phone has it in the bottom bar (BottomLinks.tsx). */
  inBar?: boolean;
}

export const account: FrameLink = { href: paths.account.to(), label: 'Account', inBar: true };
export const help: FrameLink = { href: paths.help.to(), label: 'Help' };
