import { __iconNode as IconCircleHalf2 } from '@tabler/icons-react/dist/esm/icons/IconCircleHalf2.mjs';
import { __iconNode as IconMoon } from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import { __iconNode as IconSun } from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { IconButton } from '../action/IconButton.tsx';
import { classNames } from '../base/classNames.ts';
import { type ColorSchemeChoice, chooseColorScheme, useColorSchemeChoice } from '../base/colorScheme.ts';
import { Icon } from '../base/Icon.tsx';
import styles from './ThemeToggle.module.css';

const looks: Record<ColorSchemeChoice, { icon: typeof IconSun; name: string; next: ColorSchemeChoice }> = {
  auto: { icon: IconCircleHalf2, name: 'system', next: 'light' },
  light: { icon: IconSun, name: 'light', next: 'dark' },
  dark: { icon: IconMoon, name: 'dark', next: 'auto' },
};

/** Cycles through system, light and dark. */
export function ThemeToggle({ className }: { className?: string | undefined }) {
  const { icon, name, next } = looks[useColorSchemeChoice()];
  return (
    <IconButton
      label={`Appearance: ${name}. Change to ${looks[next].name}`}
      className={classNames(styles.toggle, className)}
      onClick={() => chooseColorScheme(next)}
    >
      <Icon of={icon} />
    </IconButton>
  );
}
