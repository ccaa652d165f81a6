import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** The screens that most visitors begin with, by their modules' places in client/screens. */
export const publicScreens = [
  'home/HomeScreen',
  'jobSeekers/JobSeekersScreen',
  'jobSeeker/JobSeekerScreen',
  'jobOffers/JobOffersScreen',
  'jobOffer/JobOfferScreen',
];

/** The dialogs that public pages open, each one file, with the modules that may use its parts. */
const dialogs = {
  contact: ['client/features/hiring/contact/ContactDialog.tsx'],
  payment: ['client/features/billing/payment/PaymentDialog.tsx', 'client/features/billing/payment/PaymentForm.tsx'],
};
/** What a page loads right after it has begun, each one file: on every page, and on every page of a person who is logged in. */
const afterwards = {
  late: ['client/ui/LateParts.tsx'],
  // Not the parts that the server renders: the manifest has to name them.
  member: ['client/features/chat/conversation/UnreadChatsLive.ts'],
};
const forms = 'client/features/core/form/useSchemaForm.ts';

/**
 * Names the file of a module that public screens share: one file for what every page begins with and what most of these screens
 * have in common, and one for what the same screens share with each other or with other pages. What no page of job seekers uses,
 * such as the card of a job offer, is not in the first. Otherwise a page would load
 * twenty files of a few hundred bytes, which compress badly and take a request each.
 */
export function sharedFile(client: string): Rolldown.CodeSplittingNameFunction {
  let names: Map<string, string> | undefined;
  return (id, context) => {
    names ??= sharedFiles(client, (module) => context.getModuleInfo(module));
    return names.get(id) ?? null;
  };
}

type InfoOf = (id: string) => Pick<Rolldown.ModuleInfo, 'code' | 'importedIds' | 'dynamicallyImportedIds'> | null;

/** Less source than this, shared by screens, is not worth a request. */
const smallest = 2000;
/** More source than this, shared by three pages or more, is worth one. */
const largestPart = 4000;

const isOffice = (id: string): boolean => /[\\/]screens[\\/](admin[\\/]|officeRoutes)/.test(id);

function sharedFiles(client: string, infoOf: InfoOf): Map<string, string> {
  const main = join(client, 'main.tsx');
  const start = withImports(main, infoOf);
  const screens = publicScreens.map((screen) => {
    const module = join(client, 'screens', `${screen}.tsx`);
    return { module, folder: screen.split('/')[0], modules: withImports(module, infoOf) };
  });
  const otherEntries = laterEntries(main, infoOf).filter((entry) => !screens.some((screen) => screen.module === entry));
  const others = new Set(otherEntries.flatMap((entry) => [...withImports(entry, infoOf)]));

  const names = new Map<string, string>();
  for (const id of new Set([...start, ...screens.flatMap((screen) => [...screen.modules])])) {
    const users = screens.filter((screen) => screen.modules.has(id));
    const isCommon = users.length > screens.length / 2 && users.some(({ folder }) => folder?.startsWith('jobSeeker'));
    if (start.has(id) || isCommon) names.set(id, 'site');
    else if (users.length > 1 || others.has(id)) names.set(id, users.map((screen) => screen.folder).join('-'));
  }
  for (const name of new Set(names.values())) {
    const modules = [...names].flatMap(([id, file]) => (file === name ? [id] : []));
    const size = modules.reduce((sum, id) => sum + (infoOf(id)?.code?.length ?? 0), 0);
    if (name.includes('-') && size < smallest) for (const id of modules) names.set(id, 'site');
  }
  // What a page shares with dialogs stays in the page's file, and does not draw that file into all forms.
  const ofPages = new Set([...names].flatMap(([id, name]) => (name === 'site' ? [] : [id])));
  for (const [id, name] of dialogFiles(client, otherEntries, infoOf)) {
    const needsPage = name === 'fields' && [...withImports(id, infoOf)].some((part) => ofPages.has(part));
    if (!names.has(id) && !needsPage) names.set(id, name);
  }
  for (const [name, modules] of Object.entries(afterwards)) {
    for (const id of modules.flatMap((module) => [...withImports(join(client, '..', module), infoOf)])) {
      if (!names.has(id)) names.set(id, name);
    }
  }
  for (const id of smallParts(otherEntries, names, start, infoOf)) names.set(id, 'parts');
  return names;
}

/**
 * Small modules that several pages of visitors and members share, such as icons: together they weigh less than one of their
 * requests each. What needs more than every page has is left out, because all of these pages would load it.
 */
function smallParts(entries: string[], names: Map<string, string>, start: Set<string>, infoOf: InfoOf): Set<string> {
  const users = new Map<string, string[]>();
  for (const entry of entries.filter((id) => !isOffice(id))) {
    for (const id of withImports(entry, infoOf)) users.set(id, [...(users.get(id) ?? []), entry]);
  }
  // What the same pages share would be one file.
  const files = new Map<string, string[]>();
  for (const [id, pages] of users) {
    if (pages.length < 3 || names.has(id) || entries.includes(id)) continue;
    files.set(pages.join(), [...(files.get(pages.join()) ?? []), id]);
  }
  const sizeOf = (ids: string[]) => ids.reduce((sum, id) => sum + (infoOf(id)?.code?.length ?? 0), 0);
  const parts = new Set([...files.values()].filter((ids) => sizeOf(ids) < largestPart).flat());
  const common = new Set(['site', 'fields', 'late']);
  const isEverywhere = (id: string) => parts.has(id) || start.has(id) || common.has(names.get(id) ?? '');
  for (const id of parts) {
    // Libraries are never named here (vite.config.ts).
    if (![...withImports(id, infoOf)].every((part) => isEverywhere(part))) parts.delete(id);
  }
  return parts;
}

/**
 * The file of each module of the dialogs: a dialog of fifty files takes eight seconds on a slow phone. What only it uses is a file, and
 * so is what all forms share, and what pages without a form use too. No page loads more than it would with a file for each module.
 * Mantine is left out: what of it is used is known only when the build has
 * dropped the rest.
 */
function dialogFiles(client: string, entries: string[], infoOf: InfoOf): Map<string, string> {
  const at = (module: string) => join(client, '..', module);
  const own = new Set(Object.values(dialogs).flat().map(at));
  const others = entries.filter((entry) => !own.has(entry)).map((entry) => withImports(entry, infoOf));
  const withForms = others.filter((modules) => modules.has(at(forms)));
  const files = new Map<string, string>();
  for (const [name, modules] of Object.entries(dialogs)) {
    for (const id of modules.flatMap((module) => [...withImports(at(module), infoOf)])) {
      if (files.has(id)) continue;
      const usedBy = (users: Set<string>[]) => users.filter((user) => user.has(id)).length;
      if (usedBy(others) === 0) files.set(id, name);
      else if (/[\\/]zod[\\/]/.test(id)) files.set(id, 'schemas');
      else if (usedBy(others) === usedBy(withForms)) files.set(id, 'forms');
      else if (![...withImports(id, infoOf)].some((part) => /[\\/]zod[\\/]/.test(part))) files.set(id, 'fields');
    }
  }
  return files;
}

/** The modules that are imported dynamically anywhere in the client. */
function laterEntries(main: string, infoOf: InfoOf): string[] {
  const found = new Set([main]);
  const later = new Set<string>();
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(id) ?? {};
    for (const imported of dynamicallyImportedIds) later.add(imported);
    for (const imported of [...importedIds, ...dynamicallyImportedIds]) found.add(imported);
  }
  return [...later];
}

/** A module with all that it imports, directly and indirectly. */
function withImports(start: string, infoOf: InfoOf): Set<string> {
  const found = new Set([start]);
  for (const id of found) for (const imported of infoOf(id)?.importedIds ?? []) found.add(imported);
  return found;
}
