/**
 * @generated SignedSource<<7d57c86084a22413773c65b2f5a2aaf3>>
 * @relayHash 7409acbe20022baa88526a64846ec544
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9233b38bfbf6594a119cba783c9b45fb47ff6e77702a74e5e928e8b1931acafd

import type { ConcreteRequest } from 'relay-runtime';
export type useOfficeWorkQuery$variables = Record<PropertyKey, never>;
export type useOfficeWorkQuery$data = {
  readonly overview: {
    readonly attention: {
      readonly failedMails: number;
      readonly failedPayments: number;
      readonly offersToReview: number;
      readonly openReports: number;
      readonly profilesToReview: number;
      readonly unansweredRequests: number;
    };
  };
};
export type useOfficeWorkQuery = {
  response: useOfficeWorkQuery$data;
  variables: useOfficeWorkQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "days",
        "value": 7
      }
    ],
    "concreteType": "Overview",
    "kind": "LinkedField",
    "name": "overview",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Attention",
        "kind": "LinkedField",
        "name": "attention",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unansweredRequests",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "profilesToReview",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "offersToReview",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "openReports",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failedPayments",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failedMails",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "overview(days:7)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOfficeWorkQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useOfficeWorkQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "9233b38bfbf6594a119cba783c9b45fb47ff6e77702a74e5e928e8b1931acafd",
    "metadata": {},
    "name": "useOfficeWorkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "870773f7ac0f57a6c7cca5ee57d5b9f7";

export default node;
