import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon.tsx';
import { Link, type LinkProps } from '../Link.tsx';
import styles from './HeaderMenu.module.css';
import { closeOnFollow } from './popover.ts';

/**
 * The account menu in the header; part of the page's menu on a phone. Fill it with HeaderMenuLink and HeaderMenuButton.
 */
export function HeaderMenu({ opener, label, children }: { opener: ReactNode; label: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.opener} aria-label={label}>
        {opener}
        <Icon of={IconChevronDown} size={16} />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: following a link inside is what closes it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link is a click too */}
      <div id={id} popover="auto" className={styles.menu} onClick={closeOnFollow}>
        {children}
      </div>
    </>
  );
}

export function HeaderMenuLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames(styles.item, className)} />;
}

export function HeaderMenuButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={classNames(styles.item, className)} />;
}
