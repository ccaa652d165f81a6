import type { Operation } from '../core/context.ts';
import type { FileServices } from '../files/context.ts';
import type { ReferenceTokens, ViewKeys } from './keys/tokens.ts';

export type PeopleServices = FileServices & {
  viewKeys: ViewKeys;
  referenceTokens: ReferenceTokens;
};

export type PeopleContext = PeopleServices & Operation;
