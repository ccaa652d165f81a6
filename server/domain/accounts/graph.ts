import './access/user.graph.ts';
import './badge/badge.graph.ts';
import './session/account.graph.ts';
import './session/apiKey/apiKey.graph.ts';
import './session/installation.graph.ts';
import './session/session.graph.ts';
import './session/viewer.graph.ts';
import './viewAs/viewAs.graph.ts';
