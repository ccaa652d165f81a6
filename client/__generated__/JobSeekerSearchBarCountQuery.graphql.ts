/**
 * @generated SignedSource<<387b40c88214c5f353b32e7f2eb4bf8d>>
 * @relayHash 0ccc386f4a6004a81272a27fc942ffe9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14bcde2173f45e8f9ee6182d66a48d735c1ef6715de3574cf04c6f34aabef2e1

import type { ConcreteRequest } from 'relay-runtime';
export type JobListingReading = {
  city?: string | null | undefined;
  job: string;
};
export type JobSeekerSearchBarCountQuery$variables = {
  experienceId?: number | null | undefined;
  readings: ReadonlyArray<JobListingReading>;
  sexId?: number | null | undefined;
};
export type JobSeekerSearchBarCountQuery$data = {
  readonly jobListing: {
    readonly city: {
      readonly name: string;
    } | null | undefined;
    readonly job: {
      readonly name: string;
      readonly plural: string;
    } | null | undefined;
    readonly jobSeekers: {
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type JobSeekerSearchBarCountQuery = {
  response: JobSeekerSearchBarCountQuery$data;
  variables: JobSeekerSearchBarCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "experienceId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "readings"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sexId"
},
v3 = [
  {
    "kind": "Variable",
    "name": "readings",
    "variableName": "readings"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "plural",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "experienceId",
      "variableName": "experienceId"
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 0
    },
    {
      "kind": "Variable",
      "name": "sexId",
      "variableName": "sexId"
    }
  ],
  "concreteType": "JobSeekerConnection",
  "kind": "LinkedField",
  "name": "jobSeekers",
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
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "JobSeekerSearchBarCountQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "JobListing",
        "kind": "LinkedField",
        "name": "jobListing",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Job",
            "kind": "LinkedField",
            "name": "job",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "City",
            "kind": "LinkedField",
            "name": "city",
            "plural": false,
            "selections": [
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "JobSeekerSearchBarCountQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "JobListing",
        "kind": "LinkedField",
        "name": "jobListing",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Job",
            "kind": "LinkedField",
            "name": "job",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "City",
            "kind": "LinkedField",
            "name": "city",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "14bcde2173f45e8f9ee6182d66a48d735c1ef6715de3574cf04c6f34aabef2e1",
    "metadata": {},
    "name": "JobSeekerSearchBarCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "738055929a88cf5e9fc43b5ba15f064f";

export default node;
