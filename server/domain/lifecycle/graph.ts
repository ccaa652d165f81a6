import './ban/ban.graph.ts';
import './report/report.graph.ts';
import './webhook/webhook.graph.ts';
import './webhook/webhookMutations.graph.ts';
