import { type AccountParts, accountServices } from '../domain/accounts/setup/services.ts';
import type { Services } from '../domain/context.ts';
import type { Process } from '../domain/core/context.ts';
import { type FileParts, fileServices } from '../domain/files/setup/services.ts';
import { offerServices } from '../domain/offers/setup/services.ts';
import { peopleServices } from '../domain/people/setup/services.ts';
import { type CoreParts, coreServices } from './coreServices.ts';

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
