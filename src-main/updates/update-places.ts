import { join } from 'node:path';

/** Where updates lie in the till's folder. */
export const updatesIn = (tillFolder: string): string => join(tillFolder, 'updates');

/** What one process of the till leaves for the next one to install. */
export const orderIn = (tillFolder: string): string => join(updatesIn(tillFolder), 'order.json');
