/**
 * @generated SignedSource<<0b8bb93b4752fcdfba23622458824c92>>
 * @relayHash fd268d1671f77e6656d4b0c16e03f6c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72f1f854f615b50c3c9649d1a07ce0438c23bdf4b471381f8a876d099d476550

import type { ConcreteRequest } from 'relay-runtime';
export type CountProfileViewInput = {
  jobSeeker: string;
};
export type useCountViewMutation$variables = {
  input: CountProfileViewInput;
};
export type useCountViewMutation$data = {
  readonly countProfileView: {
    readonly __typename: string;
  };
};
export type useCountViewMutation = {
  response: useCountViewMutation$data;
  variables: useCountViewMutation$variables;
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
    "name": "useCountViewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCountViewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "72f1f854f615b50c3c9649d1a07ce0438c23bdf4b471381f8a876d099d476550",
    "metadata": {},
    "name": "useCountViewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9be484ca9c6ad1987ef6ccd6f44690ce";

export default node;
