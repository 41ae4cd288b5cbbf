/** The service's environment. Credentials of one are unknown in the other. */
export type Environment = 'sandbox' | 'production';
