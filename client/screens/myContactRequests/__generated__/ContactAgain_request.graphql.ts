/**
 * @generated SignedSource<<c7c9875322a7541e47f8eaa8c7063670>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactAgain_request$data = {
  readonly description: string | null | undefined;
  readonly fullTime: boolean;
  readonly jobSeeker: {
    readonly " $fragmentSpreads": FragmentRefs<"ContactAgain_jobSeeker">;
  } | null | undefined;
  readonly partTime: boolean;
  readonly " $fragmentType": "ContactAgain_request";
};
export type ContactAgain_request$key = {
  readonly " $data"?: ContactAgain_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactAgain_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactAgain_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "partTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullTime",
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
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ContactAgain_jobSeeker"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ContactRequest",
  "abstractKey": null
};

(node as any).hash = "e39c2a8402f4b3a2f975ed3843d4d532";

export default node;
