import { __iconNode as IconX } from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { workWords } from '../../../server/domain/people/availability/week.input.ts';
import {
  highestRateWords,
  readSearchFilters,
  searchFlagNames,
  searchFlags,
} from '../../../server/domain/people/search/filters.input.ts';
import { type Filters, writeFilters } from '../../features/discovery/jobSearch/jobSearch.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx';
import styles from './ActiveFilters.module.css';
import { currencyOf, type Known } from './filterChoices.ts';

/** What narrows the search, each a link to the search without it. `path` makes the address of a search with other filters. */
export default function ActiveFilters({
  known,
  city,
  filters,
  path,
}: {
  known: Known;
  /** By its name; null: all. */
  city: string | null;
  filters: Filters;
  path: (query: Record<string, string | number | null>) => string;
}) {
  const active = activeFilters(known, city, filters);
  if (active.length === 0) return null;
  const none = { ...readSearchFilters(new URLSearchParams()), sort: filters.sort };
  return (
    <ul aria-label="Active filters" className={styles.list}>
      {active.map(({ words, without }) => (
        <li key={words}>
          <Link href={path(writeFilters({ ...filters, ...without }))} className={styles.chip}>
            <VisuallyHidden>Remove the filter </VisuallyHidden>
            <bdi className={styles.words}>{words}</bdi>
            <Icon of={IconX} size={16} />
          </Link>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Link href={path(writeFilters(none))} className={styles.clear}>
            Clear filters
          </Link>
        </li>
      )}
    </ul>
  );
}

function activeFilters(known: Known, city: string | null, filters: Filters) {
  const nameIn = (rows: readonly { readonly databaseId: number; readonly name: string }[], id: number | null) =>
    id === null ? null : (rows.find(({ databaseId }) => databaseId === id)?.name ?? 'Unknown');
  const currency = currencyOf(known, city);
  const { when } = filters;
  const all: { words: string | null; without: Partial<Filters> }[] = [
    { words: when ? `Free ${workWords(when)}` : null, without: { when: null } },
    { words: nameIn(known.sexes, filters.sexId), without: { sexId: null } },
    { words: nameIn(known.experiences, filters.experienceId), without: { experienceId: null } },
    { words: nameIn(known.languages, filters.languageId), without: { languageId: null } },
    {
      words: filters.maxRate !== null && currency ? highestRateWords(currency, filters.maxRate) : null,
      without: { maxRate: null },
    },
    ...searchFlagNames.map((flag) => ({
      words: filters[flag] ? searchFlags[flag].words : null,
      without: { [flag]: false },
    })),
    { words: filters.q === null ? null : `“${filters.q}”`, without: { q: null } },
  ];
  return all.flatMap(({ words, without }) => (words === null ? [] : [{ words, without }]));
}
