import { Menu } from '@mantine/core';
import { __iconNode as IconDots } from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import type { ReactNode } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import { Icon } from '../base/Icon.tsx';
import { Link } from '../base/Link.tsx';
import styles from './RowMenu.module.css';

export type RowAction = { id: string; label: ReactNode; danger?: boolean } & (
  | { onPress: () => void }
  | { href: string; newTab?: boolean }
);

/** The menu of a row's actions, within a MantineLayer. */
export function RowMenu({ label, actions }: { label: string; actions: RowAction[] }) {
  return (
    <Menu position="bottom-end" width={280} transitionProps={{ duration: 100 }} classNames={{ dropdown: styles.menu }}>
      <Menu.Target>
        <IconButton label={label}>
          <Icon of={IconDots} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <MenuItem key={action.id} {...action} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function MenuItem({ label, danger, ...action }: RowAction) {
  const className = danger ? styles.danger : styles.item;
  if ('href' in action) {
    const { href, newTab } = action;
    return (
      <Menu.Item component={Link} href={href} target={newTab ? '_blank' : undefined} className={className}>
        {label}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item onClick={action.onPress} className={className}>
      {label}
    </Menu.Item>
  );
}
