/**
 * @generated SignedSource<<a7d214536a14219da07a8a6fdf27984d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedFilters_query$data = {
  readonly savedFilters: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly query: string;
  }>;
  readonly " $fragmentType": "SavedFilters_query";
};
export type SavedFilters_query$key = {
  readonly " $data"?: SavedFilters_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedFilters_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "list"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavedFilters_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "list",
          "variableName": "list"
        }
      ],
      "concreteType": "SavedFilter",
      "kind": "LinkedField",
      "name": "savedFilters",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "query",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "21d2e38774f87a99342a1bb86ed58c85";

export default node;
