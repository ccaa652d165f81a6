import { __iconNode as IconChevronDown } from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../base/classNames.ts';
import { Icon } from '../base/Icon.tsx';
import { Link, type LinkProps } from '../base/Link.tsx';
import styles from './HeaderMenu.module.css';
import { closeOnFollow } from './popover.ts';

/**
 * A menu in the header, such as the account's; part of the page's menu on a phone. Fill it with HeaderMenuLink and
 * HeaderMenuButton.
 */
export function HeaderMenu({
  opener,
  label,
  primary = false,
  alone = false,
  children,
}: {
  opener: ReactNode;
  /** The accessible name, where the opener's text does not say enough. */
  label?: string;
  /** The main action of the header. */
  primary?: boolean;
  /** A menu of its own on a phone too. */
  alone?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={classNames(styles.opener, primary && styles.primary, alone && styles.alone)}
        aria-label={label}
      >
        <bdi>{opener}</bdi>
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
