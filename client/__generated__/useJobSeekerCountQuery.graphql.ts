/**
 * @generated SignedSource<<4e3ad993d3b8915749ec493fda2c5253>>
 * @relayHash 79403642820bdd0d388cd786c62cb079
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f6d7de0a7019e3c572329166ef221d137716a77810352775462839f7f43ec1e

import type { ConcreteRequest } from 'relay-runtime';
export type JobListingReading = {
  city?: string | null | undefined;
  job: string;
};
export type JobSeekerFilter = {
  cityId?: number | null | undefined;
  exceptId?: number | null | undefined;
  experienceId?: number | null | undefined;
  fullTime?: boolean | null | undefined;
  hasPhoto?: boolean | null | undefined;
  hasVideo?: boolean | null | undefined;
  jobId?: number | null | undefined;
  languageId?: number | null | undefined;
  maxRate?: number | null | undefined;
  partTime?: boolean | null | undefined;
  q?: string | null | undefined;
  sexId?: number | null | undefined;
  verified?: boolean | null | undefined;
  wellRated?: boolean | null | undefined;
};
export type useJobSeekerCountQuery$variables = {
  filter?: JobSeekerFilter | null | undefined;
  readings: ReadonlyArray<JobListingReading>;
};
export type useJobSeekerCountQuery$data = {
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
export type useJobSeekerCountQuery = {
  response: useJobSeekerCountQuery$data;
  variables: useJobSeekerCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "readings"
},
v2 = [
  {
    "kind": "Variable",
    "name": "readings",
    "variableName": "readings"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "plural",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "filter",
      "variableName": "filter"
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 0
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
v6 = {
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useJobSeekerCountQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
              (v3/*:: as any*/),
              (v4/*:: as any*/)
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
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
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
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useJobSeekerCountQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v6/*:: as any*/)
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
              (v3/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1f6d7de0a7019e3c572329166ef221d137716a77810352775462839f7f43ec1e",
    "metadata": {},
    "name": "useJobSeekerCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "161a163459ac3474ec298e34b33dc634";

export default node;
