/**
 * @generated SignedSource<<87fd1b996b72d4a9f6dc2a4913b4db55>>
 * @relayHash 16ef81af60b7fed131c52de4d1652367
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56dc86b756a67e4811d00654064fcda891d6f8824e4e922b203cbd9f7f7b9a78

import type { ConcreteRequest } from 'relay-runtime';
export type JobListingReading = {
  city?: string | null | undefined;
  job: string;
};
export type JobOfferCountQuery$variables = {
  readings: ReadonlyArray<JobListingReading>;
};
export type JobOfferCountQuery$data = {
  readonly jobOfferListing: {
    readonly jobOffers: {
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type JobOfferCountQuery = {
  response: JobOfferCountQuery$data;
  variables: JobOfferCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "readings"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "readings",
        "variableName": "readings"
      }
    ],
    "concreteType": "JobOfferListing",
    "kind": "LinkedField",
    "name": "jobOfferListing",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 0
          }
        ],
        "concreteType": "JobOfferConnection",
        "kind": "LinkedField",
        "name": "jobOffers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          }
        ],
        "storageKey": "jobOffers(first:0)"
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
    "name": "JobOfferCountQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JobOfferCountQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "56dc86b756a67e4811d00654064fcda891d6f8824e4e922b203cbd9f7f7b9a78",
    "metadata": {},
    "name": "JobOfferCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "83aeb75e9231a31ffdf202db46f57783";

export default node;
