/**
 * @generated SignedSource<<d6ede3b3b897024dbb19686c668fe11b>>
 * @relayHash 35a060598bf61937c93e419230a7264c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a2c5ee5750b28e32d9575995a4811aa7547b58fc7b3a9dffbfeae681872a192

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
        readonly isPremium: boolean | null | undefined;
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isPremium",
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
    "id": "6a2c5ee5750b28e32d9575995a4811aa7547b58fc7b3a9dffbfeae681872a192",
    "metadata": {},
    "name": "PersonPickerEmployersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "21581fb44e74585ab3374c5456b0019c";

export default node;
