import { bundleSimulation } from './bundle.mjs';

// What scripts/simulate.mjs runs: the program out/simulation/simulate.mjs, from the source as it is now.
await bundleSimulation('simulate');
