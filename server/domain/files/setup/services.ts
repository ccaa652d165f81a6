import type { AccountServices } from '../../accounts/context.ts';
import type { Process } from '../../core/context.ts';
import type { FileServices } from '../context.ts';
import { fileLinks } from '../links/fileLink.ts';

/** What is given: adapters. */
export type FileParts = Pick<FileServices, 'media'>;

export const fileServices = (accounts: AccountServices, { media }: FileParts, { signer }: Process): FileServices => ({
  ...accounts,
  media,
  fileLinks: fileLinks(signer),
});
