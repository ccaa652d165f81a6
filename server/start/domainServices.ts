import { type AccountParts, accountServices } from '../domain/accounts/setup/services.ts';
import type { Services } from '../domain/context.ts';
import { createReference } from '../domain/core/catalog/reference.ts';
import type { CoreServices, Process } from '../domain/core/context.ts';
import { createAccessWatch, subscribeTo } from '../domain/core/events/accessWatch.ts';
import { unsubscribeTokens } from '../domain/core/links/links.ts';
import { type FileParts, fileServices } from '../domain/files/setup/services.ts';
import { offerServices } from '../domain/offers/setup/services.ts';
import { peopleServices } from '../domain/people/setup/services.ts';

export type Parts = {
  core: CoreParts;
  accounts: AccountParts;
  files: FileParts;
  billing: Pick<Services, 'payment'>;
};

/** The services of all groups, from the ground up, out of adapters and settings. */
export async function createServices(parts: Parts, process: Process): Promise<Services> {
  const core = await coreServices(parts.core, process);
  const accounts = accountServices(core, parts.accounts, process);
  const files = fileServices(accounts, parts.files, process);
  return { ...offerServices(peopleServices(files, process), process), ...parts.billing };
}

/** What is given: adapters and settings. */
type CoreParts = Omit<CoreServices, 'reference' | 'accessWatch' | 'unsubscribeTokens'>;

async function coreServices(parts: CoreParts, { signer, onClose }: Process): Promise<CoreServices> {
  const { db, events, now, log } = parts;
  const accessWatch = createAccessWatch({ events, now, log });
  onClose(async () => accessWatch.close());
  const services = {
    ...parts,
    reference: await createReference(db),
    accessWatch,
    unsubscribeTokens: unsubscribeTokens(signer),
  };
  followReference(services);
  return services;
}

/** Reads the reference tables again whenever a process has changed one. */
function followReference({ events, reference, log }: Pick<CoreServices, 'events' | 'reference' | 'log'>): void {
  const read = () =>
    reference.refresh().catch((error: unknown) => log.error({ err: error }, 'cannot read the reference tables again'));
  subscribeTo(events.subscribe('reference'), { onEvent: read, onMissed: read }).ended.catch((error: unknown) =>
    log.error({ err: error }, 'no longer following the reference tables'),
  );
}
