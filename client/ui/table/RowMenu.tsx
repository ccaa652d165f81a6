import { Menu } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import type { ReactNode } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import { Icon } from '../Icon.tsx';
import { MantineLayer } from '../MantineLayer.tsx';
import styles from './RowMenu.module.css';

export interface RowAction {
  id: string;
  label: ReactNode;
  onPress: () => void;
  danger?: boolean;
  disabled?: boolean;
}

/** What else can be done with a row. For the back office: it brings Mantine's Menu along. */
export function RowMenu({ label, actions }: { label: string; actions: RowAction[] }) {
  return (
    <MantineLayer>
      <Menu
        position="bottom-end"
        width={220}
        transitionProps={{ duration: 100 }}
        classNames={{ dropdown: styles.menu }}
      >
        <Menu.Target>
          <IconButton label={label}>
            <Icon of={IconDots} />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          {actions.map((action) => (
            <Menu.Item
              key={action.id}
              disabled={action.disabled}
              onClick={action.onPress}
              className={action.danger ? styles.danger : styles.item}
            >
              {action.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </MantineLayer>
  );
}
