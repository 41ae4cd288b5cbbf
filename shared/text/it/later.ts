export { papers, reclaimSlip, staffGuide, testPaper } from './papers.ts';
export { expectations } from './expectations.ts';
