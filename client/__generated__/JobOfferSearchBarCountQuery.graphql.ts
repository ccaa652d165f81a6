/**
 * @generated SignedSource<<1c3c749b97af82cd9fc6be0dd67f0285>>
 * @relayHash 239448044ca0585188cba7b21525dcf6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc82ab419b4b37984d752956168e565dd6e38240ec6441559e0c40dcd3a0b007

import type { ConcreteRequest } from 'relay-runtime';
export type JobListingReading = {
  city?: string | null | undefined;
  job: string;
};
export type JobOfferSearchBarCountQuery$variables = {
  readings: ReadonlyArray<JobListingReading>;
};
export type JobOfferSearchBarCountQuery$data = {
  readonly jobOfferListing: {
    readonly jobOffers: {
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type JobOfferSearchBarCountQuery = {
  response: JobOfferSearchBarCountQuery$data;
  variables: JobOfferSearchBarCountQuery$variables;
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
    "name": "JobOfferSearchBarCountQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JobOfferSearchBarCountQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bc82ab419b4b37984d752956168e565dd6e38240ec6441559e0c40dcd3a0b007",
    "metadata": {},
    "name": "JobOfferSearchBarCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b52377630ad9bc8b5fcd20ddafc67eca";

export default node;
