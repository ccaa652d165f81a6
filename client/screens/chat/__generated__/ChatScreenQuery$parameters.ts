/**
 * @generated SignedSource<<2f7bdc03ce95345a3284802fcf4e2b0f>>
 * @relayHash 494ef29ba243ffcf346fde5408f7da9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7da56e1cb402d33cb46e283faa0508f88c11434ef3f27deedd7ab0efc58ec229

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChatScreenQuery } from './ChatScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChatScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7da56e1cb402d33cb46e283faa0508f88c11434ef3f27deedd7ab0efc58ec229",
    "metadata": {},
    "name": "ChatScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
