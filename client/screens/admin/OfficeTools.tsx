import { __iconNode as IconKeyboard } from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import { __iconNode as IconSearch } from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { lazy, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { IconButton } from '../../ui/action/IconButton.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { useDialog } from '../../ui/dialog/useDialog.tsx';
import styles from './OfficeTools.module.css';
import { isMac } from './shortcuts/isMac.ts';
import { pageAction } from './shortcuts/pageKeys.ts';
import { findShortcut, keyText, type ShortcutAction } from './shortcuts/shortcuts.ts';
import { useShortcuts } from './shortcuts/useShortcuts.ts';

const loadPalette = () => import('./palette/Palette.tsx');
const loadShortcuts = () => import('./shortcuts/ShortcutsDialog.tsx');
const Palette = lazy(loadPalette);
const ShortcutsDialog = lazy(loadShortcuts);

/** Finds anything, and lists the keyboard shortcuts: both by key and by button. */
export function OfficeTools() {
  const navigate = useNavigate();
  const palette = useDialog<null>(loadPalette);
  const shortcuts = useDialog<null>(loadShortcuts);
  // A key opens it without a pointer or a focus before.
  const preload = useEffectEvent(palette.preload);
  useEffect(() => preload(), []);
  // The server does not know the keyboard.
  const key = useSyncExternalStore(
    () => () => {},
    () => keyText('mod+k', isMac()),
    () => keyText('mod+k', false),
  );

  function run(action: ShortcutAction) {
    if (action.do === 'find') palette.open(null);
    else if (action.do === 'help') shortcuts.open(null);
    else if (action.do === 'open') void navigate(action.href);
    else if (action.do === 'page') pageAction(action.key)?.();
    else document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus();
  }
  useShortcuts(run);

  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.find}
        aria-keyshortcuts="Control+K Meta+K"
        title={findShortcut.label}
        {...palette.opens(null)}
      >
        <Icon of={IconSearch} />
        <span className={styles.word}>Find</span>
        <span className={styles.key} aria-hidden="true">
          {key}
        </span>
      </button>
      <IconButton label="Keyboard shortcuts" className={styles.help} {...shortcuts.opens(null)}>
        <Icon of={IconKeyboard} />
      </IconButton>
      {palette.render((_, state) => (
        <Palette {...state} />
      ))}
      {shortcuts.render((_, state) => (
        <ShortcutsDialog {...state} />
      ))}
    </div>
  );
}
