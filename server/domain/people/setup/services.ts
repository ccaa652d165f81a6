import type { Process } from '../../core/context.ts';
import type { FileServices } from '../../files/context.ts';
import type { PeopleServices } from '../context.ts';
import { referenceTokens, viewKeys } from '../keys/tokens.ts';

export const peopleServices = (files: FileServices, { signer }: Process): PeopleServices => ({
  ...files,
  viewKeys: viewKeys(signer),
  referenceTokens: referenceTokens(signer),
});
