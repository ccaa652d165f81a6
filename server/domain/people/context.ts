import type { Operation } from '../core/context.ts';
import type { FileServices } from '../files/context.ts';
import type { ReferenceTokens } from './keys/tokens.ts';
import type { ViewKeys } from './keys/viewKeys.ts';

export type PeopleServices = FileServices & {
  viewKeys: ViewKeys;
  referenceTokens: ReferenceTokens;
};

export type PeopleContext = PeopleServices & Operation;
