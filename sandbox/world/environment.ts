/** Which of the service's two environments this is; credentials of one are unknown in the other. */
export type Environment = 'sandbox' | 'production';
