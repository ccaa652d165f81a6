/**
 * @generated SignedSource<<57840d0ba9fba45523da120826c339fe>>
 * @relayHash 7abecd0380c15c05bdeff11f9694a894
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 950e08bc1e8087a27407f52b30e88ab33c167beabcb3983221d1d54621e1d00d

import type { ConcreteRequest } from 'relay-runtime';
export type PersonPickerEmployersQuery$variables = {
  q?: string | null | undefined;
};
export type PersonPickerEmployersQuery$data = {
  readonly employers: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly company: string | null | undefined;
        readonly databaseId: number;
        readonly email: string | null | undefined;
        readonly id: string;
        readonly name: string;
      };
    }>;
  };
};
export type PersonPickerEmployersQuery = {
  response: PersonPickerEmployersQuery$data;
  variables: PersonPickerEmployersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "q"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "q",
            "variableName": "q"
          }
        ],
        "kind": "ObjectValue",
        "name": "filter"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 20
      }
    ],
    "concreteType": "EmployerConnection",
    "kind": "LinkedField",
    "name": "employers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EmployerEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Employer",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
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
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "company",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
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
    "name": "PersonPickerEmployersQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PersonPickerEmployersQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "950e08bc1e8087a27407f52b30e88ab33c167beabcb3983221d1d54621e1d00d",
    "metadata": {},
    "name": "PersonPickerEmployersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "13e7d03b7024596363652d363d016ef4";

export default node;
