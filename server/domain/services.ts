import { type AccountParts, accountServices } from './accounts/services.ts';
import type { Services } from './context.ts';
import { type CoreParts, coreServices, type Process } from './core/services.ts';
import { type FileParts, fileServices } from './files/services.ts';
import { offerServices } from './offers/services.ts';
import { peopleServices } from './people/services.ts';

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
