/**
 * @generated SignedSource<<300f4413f588b59cfdf0b5f62327cb4f>>
 * @relayHash d48c588e2f1d406022856282a9359728
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ae4f65053beff30cc52e594594188a0143b7c0096ff439c4362a2f45f3964a5

import type { ConcreteRequest } from 'relay-runtime';
export type CountProfileViewInput = {
  jobSeeker: string;
};
export type countProfileViewMutation$variables = {
  input: CountProfileViewInput;
};
export type countProfileViewMutation$data = {
  readonly countProfileView: {
    readonly __typename: string;
  };
};
export type countProfileViewMutation = {
  response: countProfileViewMutation$data;
  variables: countProfileViewMutation$variables;
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
    "name": "countProfileView",
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
    "name": "countProfileViewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "countProfileViewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5ae4f65053beff30cc52e594594188a0143b7c0096ff439c4362a2f45f3964a5",
    "metadata": {},
    "name": "countProfileViewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8d9619cf1b306b1a16f73c394b4cdb5f";

export default node;
