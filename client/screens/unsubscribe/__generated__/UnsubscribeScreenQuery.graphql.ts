/**
 * @generated SignedSource<<e14bd1d62764e02296f294df65d17231>>
 * @relayHash ea8b2d40ecb2b79abfd428e861b62f4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc116ce606d770cedd61320cf65050b8d4636a0051ec2660b9cf0f974dd994e5

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
    "id": "dc116ce606d770cedd61320cf65050b8d4636a0051ec2660b9cf0f974dd994e5",
    "metadata": {},
    "name": "UnsubscribeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "55bbf537ebe2134e01cb26a9c5cc5d4f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
