import { __iconNode as IconBell } from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { Icon } from '../../../ui/base/Icon.tsx';

/** What a search asks for, by integer ids. Null: all of them. */
export interface Search {
  jobId: number | null;
  cityId: number | null;
  sexId: number | null;
  experienceId: number | null;
}

/** The look of the button that saves one. */
export const saveLook = { look: 'secondary', size: 'small', leading: <Icon of={IconBell} size={18} /> } as const;
