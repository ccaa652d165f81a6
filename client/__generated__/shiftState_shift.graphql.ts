/**
 * @generated SignedSource<<d5b98c0c1ef4888205b16ce14705dd0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TrialShiftState = "ACCEPTED" | "CANCELLED" | "DECLINED" | "PROPOSED" | "REPLACED" | "WITHDRAWN";
import type { FragmentRefs } from "relay-runtime";
export type shiftState_shift$data = {
  readonly calendarUri: string | null | undefined;
  readonly chat: {
    readonly openTrialShift: {
      readonly id: string;
    } | null | undefined;
  };
  readonly earlier: ReadonlyArray<{
    readonly calendarUri: string | null | undefined;
    readonly id: string;
    readonly state: TrialShiftState;
    readonly viewerCanAccept: boolean;
    readonly viewerCanCancel: boolean;
    readonly viewerCanChange: boolean;
    readonly viewerCanDecline: boolean;
    readonly viewerCanWithdraw: boolean;
  }>;
  readonly state: TrialShiftState;
  readonly viewerCanAccept: boolean;
  readonly viewerCanCancel: boolean;
  readonly viewerCanChange: boolean;
  readonly viewerCanDecline: boolean;
  readonly viewerCanWithdraw: boolean;
  readonly " $fragmentType": "shiftState_shift";
};
export type shiftState_shift$key = {
  readonly " $data"?: shiftState_shift$data;
  readonly " $fragmentSpreads": FragmentRefs<"shiftState_shift">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "calendarUri",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanAccept",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanDecline",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanWithdraw",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanCancel",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanChange",
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
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "shiftState_shift",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "TrialShift",
      "kind": "LinkedField",
      "name": "earlier",
      "plural": true,
      "selections": [
        (v7/*:: as any*/),
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/)
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
        {
          "alias": null,
          "args": null,
          "concreteType": "TrialShift",
          "kind": "LinkedField",
          "name": "openTrialShift",
          "plural": false,
          "selections": [
            (v7/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrialShift",
  "abstractKey": null
};
})();

(node as any).hash = "c3d06c2d72fc5883e9d3a59779c69f64";

export default node;
