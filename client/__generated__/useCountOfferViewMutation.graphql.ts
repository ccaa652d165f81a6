/**
 * @generated SignedSource<<ca2990f323859428c2f5fc20a3ff694a>>
 * @relayHash f293b27f5fc31fa335e3ffd943b5636e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e4edd8d32ce8740c0b46dee79dd90d994adda9bc6a39e5c5c9f3699af38f9db

import type { ConcreteRequest } from 'relay-runtime';
export type CountJobOfferViewInput = {
  jobOffer: string;
};
export type useCountOfferViewMutation$variables = {
  input: CountJobOfferViewInput;
};
export type useCountOfferViewMutation$data = {
  readonly countJobOfferView: {
    readonly __typename: string;
  };
};
export type useCountOfferViewMutation = {
  response: useCountOfferViewMutation$data;
  variables: useCountOfferViewMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "countJobOfferView",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
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
    "name": "useCountOfferViewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCountOfferViewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0e4edd8d32ce8740c0b46dee79dd90d994adda9bc6a39e5c5c9f3699af38f9db",
    "metadata": {},
    "name": "useCountOfferViewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "486008bcc7aed925fd9f786a53c51c4a";

export default node;
