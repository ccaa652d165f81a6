/**
 * @generated SignedSource<<89b74f876e025923f165fcc327a8d71d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NumberedList_pageCursors$data = {
  readonly around: ReadonlyArray<{
    readonly page: number;
  }>;
  readonly last: {
    readonly page: number;
  } | null | undefined;
  readonly " $fragmentType": "NumberedList_pageCursors";
};
export type NumberedList_pageCursors$key = {
  readonly " $data"?: NumberedList_pageCursors$data;
  readonly " $fragmentSpreads": FragmentRefs<"NumberedList_pageCursors">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "page",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NumberedList_pageCursors",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PageCursor",
      "kind": "LinkedField",
      "name": "around",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageCursor",
      "kind": "LinkedField",
      "name": "last",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "PageCursors",
  "abstractKey": null
};
})();

(node as any).hash = "20c236113454e53b327847d5cc94855a";

export default node;
