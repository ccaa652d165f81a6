import { __iconNode as IconBell } from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import type { SearchFilters } from '../../../../server/domain/people/search/filters.input.ts';
import { Icon } from '../../../ui/base/Icon.tsx';

/** What a search asks for, by integer ids. Null: all of them. */
export type Search = SearchFilters & { jobId: number | null; cityId: number | null };

/** The look of the button that saves one. */
export const saveLook = { look: 'secondary', size: 'small', leading: <Icon of={IconBell} size={18} /> } as const;
