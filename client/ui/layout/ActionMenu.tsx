import { type ComponentProps, type ReactNode, type ToggleEvent, useId } from 'react';
import styles from './ActionMenu.module.css';
import { closeOnFollow } from './popover.ts';

/** A button that opens further ones below it. Native: no script moves the focus. Fill it with ActionMenuItem. */
export function ActionMenu({
  opener,
  children,
}: {
  /** The button; spread what it is given. */
  opener: (props: { popoverTarget: string }) => ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <>
      {opener({ popoverTarget: id })}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pressing an item inside is what closes it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a button is a click too */}
      <div id={id} popover="auto" className={styles.menu} onClick={closeOnFollow} onToggle={keepInWindow}>
        {children}
      </div>
    </>
  );
}

/** Below its opener, and at its end. */
function keepInWindow({ currentTarget: menu, newState }: ToggleEvent<HTMLElement>) {
  if (newState !== 'open') return;
  const opener = menu.previousElementSibling?.getBoundingClientRect();
  if (!opener) return;
  const { width } = menu.getBoundingClientRect();
  menu.style.top = `${opener.bottom + 4}px`;
  menu.style.left = `${Math.max(8, Math.min(opener.right, document.documentElement.clientWidth - 8) - width)}px`;
}

export function ActionMenuItem({ type = 'button', ...rest }: Omit<ComponentProps<'button'>, 'className' | 'disabled'>) {
  return <button {...rest} type={type} className={styles.item} />;
}
