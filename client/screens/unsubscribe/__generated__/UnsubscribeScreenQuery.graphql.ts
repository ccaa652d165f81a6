/**
 * @generated SignedSource<<f8c572b7f6d37c922fe249f86c399672>>
 * @relayHash 86cc1eb29104221bc7f03bd81126e06e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd99a1f35bc43e08a89d8f497fef3d26647773e56f7f644f37d2a7592dbceb1a

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
    readonly trialReminders: boolean | null | undefined;
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "trialReminders",
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
    "id": "dd99a1f35bc43e08a89d8f497fef3d26647773e56f7f644f37d2a7592dbceb1a",
    "metadata": {},
    "name": "UnsubscribeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8c4125c1aa955d5ab49092d16203fe1e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
