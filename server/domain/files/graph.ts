import './sent/upload.graph.ts';
