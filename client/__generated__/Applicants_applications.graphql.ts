/**
 * @generated SignedSource<<547b7f6ef55ab41b96aafc2d1f8720a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobApplicationState = "DECLINED" | "HIRED" | "IN_TALK" | "NEW";
import type { FragmentRefs } from "relay-runtime";
export type Applicants_applications$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly chat: {
        readonly databaseId: number;
        readonly unread: boolean;
      } | null | undefined;
      readonly createdAt: string;
      readonly id: string;
      readonly jobOffer: {
        readonly city: {
          readonly name: string;
        };
        readonly job: {
          readonly name: string;
        };
      };
      readonly jobSeeker: {
        readonly databaseId: number;
        readonly " $fragmentSpreads": FragmentRefs<"PersonRow_jobSeeker">;
      } | null | undefined;
      readonly jobSeekerName: string;
      readonly state: JobApplicationState;
    };
  }>;
  readonly pageCursors: {
    readonly " $fragmentSpreads": FragmentRefs<"NumberedList_pageCursors">;
  };
  readonly totalCount: number;
  readonly " $fragmentType": "Applicants_applications";
};
export type Applicants_applications$key = {
  readonly " $data"?: Applicants_applications$data;
  readonly " $fragmentSpreads": FragmentRefs<"Applicants_applications">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Applicants_applications",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageCursors",
      "kind": "LinkedField",
      "name": "pageCursors",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NumberedList_pageCursors"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobApplicationEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "JobApplication",
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
              "name": "state",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "jobSeekerName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "JobSeeker",
              "kind": "LinkedField",
              "name": "jobSeeker",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PersonRow_jobSeeker"
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "JobOffer",
              "kind": "LinkedField",
              "name": "jobOffer",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Job",
                  "kind": "LinkedField",
                  "name": "job",
                  "plural": false,
                  "selections": (v1/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "City",
                  "kind": "LinkedField",
                  "name": "city",
                  "plural": false,
                  "selections": (v1/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Chat",
              "kind": "LinkedField",
              "name": "chat",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "unread",
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
  ],
  "type": "JobApplicationConnection",
  "abstractKey": null
};
})();

(node as any).hash = "401648b55639aed2ed4e146cbe0db561";

export default node;
