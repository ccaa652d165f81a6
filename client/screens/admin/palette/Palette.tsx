import { __iconNode as IconSearch } from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router';
import type {
  useOfficeSearchQuery,
  useOfficeSearchQuery$data,
} from '../../../__generated__/useOfficeSearchQuery.graphql.ts';
import { paths } from '../../../app/paths.ts';
import { useDebounced } from '../../../features/core/useDebounced.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { DialogState } from '../../../ui/dialog/useDialog.tsx';
import { Notice } from '../../../ui/display/Notice.tsx';
import { officePages } from '../officePages.ts';
import styles from './Palette.module.css';
import { type PaletteItem, recentItems, rememberItem } from './recent.ts';

/**
 * Finds a page, a person, an offer or a contact request. A combobox: the focus stays in the field, and the arrow keys choose
 * among what it lists.
 */
export default function Palette(dialog: DialogState) {
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [recent] = useState(recentItems);
  const [active, setActive] = useState(0);
  const { groups: records, searching, failed, retry } = useOfficeSearch(typed);
  const groups = paletteGroups(typed, records, recent);
  const items = groups.flatMap((group) => group.items.map((item) => ({ group: group.label, item })));
  const at = Math.min(active, Math.max(0, items.length - 1));
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[data-at="${at}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  function open(item: PaletteItem) {
    rememberItem(item);
    dialog.onClose();
    void navigate(item.href);
  }

  function onKeyDown(event: KeyboardEvent) {
    const chosen = items[at];
    const next: Record<string, number> = {
      ArrowDown: (at + 1) % Math.max(1, items.length),
      ArrowUp: (at + items.length - 1) % Math.max(1, items.length),
      PageDown: Math.min(items.length - 1, at + 5),
      PageUp: Math.max(0, at - 5),
    };
    const to = next[event.key];
    if (to !== undefined) {
      event.preventDefault();
      setActive(to);
    } else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) {
      event.preventDefault();
      open(chosen.item);
    }
  }

  const optionId = (index: number) => `${id}-option-${index}`;
  let index = -1;
  return (
    <Dialog {...dialog} title="Find" size="medium">
      <div className={styles.field}>
        <Icon of={IconSearch} />
        <input
          dir="auto"
          className={styles.input}
          data-autofocus
          type="text"
          role="combobox"
          aria-label="Find a page, a person, an offer or a contact request"
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={items.length > 0 ? optionId(at) : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder="Name, email, #12 or page"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div role="status" className={styles.status}>
        {statusText({ searching, failed, count: items.length, isEmpty: typed.trim() === '' })}
      </div>
      {failed && (
        <Notice
          tone="error"
          action={
            <Button look="secondary" size="small" onClick={retry}>
              Try again
            </Button>
          }
        >
          People and records could not be searched.
        </Notice>
      )}
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Results" className={styles.list}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox
          <div key={group.label} role="group" aria-labelledby={`${id}-${group.label}`}>
            <div id={`${id}-${group.label}`} className={styles.label}>
              {group.label}
            </div>
            {group.items.map((item) => {
              index += 1;
              const own = index;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and its keys
                <div
                  key={item.href}
                  id={optionId(own)}
                  data-at={own}
                  role="option"
                  tabIndex={-1}
                  aria-selected={own === at}
                  className={styles.option}
                  onPointerMove={() => setActive(own)}
                  onClick={() => open(item)}
                >
                  <span dir="auto" className={styles.name}>
                    {item.label}
                  </span>
                  {item.note && (
                    <span dir="auto" className={styles.note}>
                      {item.note}
                    </span>
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </Dialog>
  );
}

function statusText({
  searching,
  failed,
  count,
  isEmpty,
}: {
  searching: boolean;
  failed: boolean;
  count: number;
  isEmpty: boolean;
}): string {
  if (isEmpty || failed) return '';
  if (searching) return 'Searching…';
  if (count === 0) return 'Nothing found. A job seeker, an employer, an offer or a request is found by name or id.';
  return count === 1 ? '1 result' : `${count} results`;
}

/** Shorter than in fields that search while a person still reads: the palette is there to be quick. */
const wait = 200;

const none: PaletteGroup[] = [];

/** The records that the typed text finds. */
function useOfficeSearch(typed: string) {
  const environment = useRelayEnvironment();
  const wanted = typed.trim();
  const q = useDebounced(wanted, wait);
  const [found, setFound] = useState<{ q: string; groups: PaletteGroup[] | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (q === '') return;
    const asked = fetchQuery<useOfficeSearchQuery>(
      environment,
      graphql`
        query useOfficeSearchQuery($q: String!) {
          officeSearch(q: $q) {
            jobSeekers {
              databaseId
              name
              email
            }
            employers {
              databaseId
              name
              company
              email
            }
            jobOffers {
              databaseId
              title
            }
            contactRequests {
              databaseId
              employerName
              jobSeekerName
            }
          }
        }
      `,
      { q },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: ({ officeSearch }) => setFound({ q, groups: groupsOf(officeSearch) }),
      error: () => setFound({ q, groups: null }),
    });
    return () => asked.unsubscribe();
  }, [environment, q, attempt]);
  const isCurrent = found !== null && found.q === wanted;
  return {
    groups: wanted === '' ? none : (found?.groups ?? none),
    searching: wanted !== '' && !isCurrent,
    failed: wanted !== '' && isCurrent && found.groups === null,
    retry: () => {
      setFound(null);
      setAttempt(attempt + 1);
    },
  };
}

const noteOf = (id: number, ...parts: (string | null | undefined)[]): string =>
  [`#${id}`, ...parts.filter(Boolean)].join(' · ');

function groupsOf(found: useOfficeSearchQuery$data['officeSearch']): PaletteGroup[] {
  return [
    {
      label: 'Job seekers',
      items: found.jobSeekers.map(({ databaseId: id, name, email }) => ({
        href: paths.adminJobSeeker.to({ id }),
        label: name,
        note: noteOf(id, email),
      })),
    },
    {
      label: 'Employers',
      items: found.employers.map(({ databaseId: id, name, company, email }) => ({
        href: paths.adminEmployerContactRequests.to({ employerId: id }),
        label: name,
        note: noteOf(id, company, email),
      })),
    },
    {
      label: 'Job offers',
      items: found.jobOffers.map(({ databaseId: id, title }) => ({
        href: paths.adminJobOffer.to({ id }),
        label: title,
        note: noteOf(id),
      })),
    },
    {
      label: 'Contact requests',
      items: found.contactRequests.map(({ databaseId: id, employerName, jobSeekerName }) => ({
        href: paths.adminContactRequest.to({ id }),
        label: `${employerName} to ${jobSeekerName}`,
        note: noteOf(id),
      })),
    },
  ];
}

interface PaletteGroup {
  label: string;
  items: PaletteItem[];
}

/** The pages whose name has all the words, in any order. */
export function pagesFound(typed: string): PaletteItem[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return officePages
    .flatMap(({ links }) => links)
    .filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
    .map(({ href, label }) => ({ href, label }));
}

/** What the palette lists: without a text what was opened lately and all pages, otherwise what was found. */
export function paletteGroups(typed: string, records: PaletteGroup[], recent: PaletteItem[]): PaletteGroup[] {
  const pages = { label: 'Pages', items: pagesFound(typed) };
  const all = typed.trim() === '' ? [{ label: 'Recent', items: recent }, pages] : [pages, ...records];
  return all.filter(({ items }) => items.length > 0);
}
