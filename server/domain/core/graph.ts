import './catalog/reference.graph.ts';
