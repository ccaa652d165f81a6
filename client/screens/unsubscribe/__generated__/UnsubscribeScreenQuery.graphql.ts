/**
 * @generated SignedSource<<df27c4b6a07e1795dae56629ad44736e>>
 * @relayHash e38fe5114cc04f1ea24a7c66e0ae0143
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4248e0c74df2f39d4f71ead71340a36fb55ab0f807482f5a94ef706a689e215

import type { ConcreteRequest } from 'relay-runtime';
export type AlertFrequency = "DAILY" | "OFF" | "WEEKLY";
export type MessageMail = "AT_ONCE" | "DAILY" | "NEVER";
export type UnsubscribeScreenQuery$variables = {
  token: string;
};
export type UnsubscribeScreenQuery$data = {
  readonly mailedChoice: {
    readonly messageMail: MessageMail | null | undefined;
    readonly offerAlert: AlertFrequency | null | undefined;
    readonly searchAlert: AlertFrequency | null | undefined;
    readonly searchName: string | null | undefined;
  } | null | undefined;
};
export type UnsubscribeScreenQuery = {
  response: UnsubscribeScreenQuery$data;
  variables: UnsubscribeScreenQuery$variables;
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
    "concreteType": "MailedChoice",
    "kind": "LinkedField",
    "name": "mailedChoice",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "messageMail",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "offerAlert",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "searchAlert",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "searchName",
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
    "name": "UnsubscribeScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UnsubscribeScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d4248e0c74df2f39d4f71ead71340a36fb55ab0f807482f5a94ef706a689e215",
    "metadata": {},
    "name": "UnsubscribeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5c245b6f0a965d110f1c1fdc95033667";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
