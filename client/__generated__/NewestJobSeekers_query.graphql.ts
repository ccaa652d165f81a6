/**
 * @generated SignedSource<<8b7680e6aaa2ff5a628bc659ab7f4335>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewestJobSeekers_query$data = {
  readonly newest: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"JobSeekerTile_jobSeeker">;
      };
    }>;
  };
  readonly " $fragmentType": "NewestJobSeekers_query";
};
export type NewestJobSeekers_query$key = {
  readonly " $data"?: NewestJobSeekers_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewestJobSeekers_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewestJobSeekers_query",
  "selections": [
    {
      "alias": "newest",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 4
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
          "concreteType": "JobSeekerEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "JobSeeker",
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "JobSeekerTile_jobSeeker"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "jobSeekers(first:4)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "62df10980f32a6c4aeb9953255f003ee";

export default node;
