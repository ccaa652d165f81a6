/**
 * @generated SignedSource<<d506bc6db32421367091ab8aaf260616>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Shortlist_viewer$data = {
  readonly shortlist: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly jobSeeker: {
          readonly databaseId: number;
        } | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"Entry_entry" | "UnavailableEntry_entry">;
      };
    }>;
    readonly totalCount: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Entry_viewer">;
  readonly " $fragmentType": "Shortlist_viewer";
};
export type Shortlist_viewer$key = {
  readonly " $data"?: Shortlist_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Shortlist_viewer">;
};

import ShortlistQuery_graphql from './ShortlistQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "shortlist"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 12,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": ShortlistQuery_graphql
    }
  },
  "name": "Shortlist_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Entry_viewer"
    },
    {
      "alias": "shortlist",
      "args": null,
      "concreteType": "ShortlistConnection",
      "kind": "LinkedField",
      "name": "__Shortlist_shortlist_connection",
      "plural": false,
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
          "concreteType": "ShortlistEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ShortlistEntry",
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
                  "name": "Entry_entry"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "UnavailableEntry_entry"
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "JobSeeker",
                  "kind": "LinkedField",
                  "name": "jobSeeker",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "databaseId",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "2edd93aa537d2d9480e8157c9e6be64a";

export default node;
