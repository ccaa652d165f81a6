/**
 * @generated SignedSource<<9bd6e6a0a36d9214dc414e6648ffbb0c>>
 * @relayHash 5d1f0c23ab0b3b67bf259b6cf7bdc7cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df30c880325088f9e0609af0934769a422cbc25436d83ce383f03a80450c35f0

import type { ConcreteRequest } from 'relay-runtime';
export type RenewalStatus = "CLOSED" | "READY" | "RENEWED";
export type RenewOfferScreenQuery$variables = {
  token: string;
};
export type RenewOfferScreenQuery$data = {
  readonly mailedRenewal: {
    readonly databaseId: number;
    readonly expiresAt: string | null | undefined;
    readonly isActive: boolean;
    readonly status: RenewalStatus;
    readonly title: string;
  } | null | undefined;
};
export type RenewOfferScreenQuery = {
  response: RenewOfferScreenQuery$data;
  variables: RenewOfferScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "MailedRenewal",
    "kind": "LinkedField",
    "name": "mailedRenewal",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "databaseId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expiresAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isActive",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RenewOfferScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RenewOfferScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "df30c880325088f9e0609af0934769a422cbc25436d83ce383f03a80450c35f0",
    "metadata": {},
    "name": "RenewOfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "488f61bc7b95962a21cc9f3f7d1f1669";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
