/**
 * @generated SignedSource<<3d4f9788e36f6de2ad6916cad5047ba6>>
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
          "value": 6
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
      "storageKey": "jobSeekers(first:6)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "5c72ef0dbdcb3e37c3c1d57c2a9ad99c";

export default node;
