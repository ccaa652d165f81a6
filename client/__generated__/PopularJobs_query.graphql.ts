/**
 * @generated SignedSource<<b056724dbdd1bd142cd4771c1e38bbaa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PopularJobs_query$data = {
  readonly popularJobs: ReadonlyArray<{
    readonly job: {
      readonly id: string;
      readonly plural: string;
      readonly slug: string;
    };
    readonly jobSeekerCount: number;
  }>;
  readonly " $fragmentType": "PopularJobs_query";
};
export type PopularJobs_query$key = {
  readonly " $data"?: PopularJobs_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PopularJobs_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PopularJobs_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 8
        }
      ],
      "concreteType": "PopularJob",
      "kind": "LinkedField",
      "name": "popularJobs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jobSeekerCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Job",
          "kind": "LinkedField",
          "name": "job",
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
              "name": "plural",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slug",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "popularJobs(first:8)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "a40bccfe391bb2bd57bc3b22e9e593fe";

export default node;
