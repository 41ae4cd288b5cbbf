/** The areas of the service (spec "What the service does"). */
export const tags = [
  { name: 'Payments', description: 'Hosted payments, by API key or terminal token.' },
  { name: 'Onboarding', description: 'Applications of merchants, by API key.' },
  { name: 'Partners', description: 'Entity management, by API key or integrator token.' },
  { name: 'Merchants', description: 'Entity management, by API key or integrator token.' },
  { name: 'Merchant update requests', description: 'Shown by name only: their paths are not shown.' },
  { name: 'Locations', description: 'Entity management, by API key or integrator token.' },
  { name: 'Terminals', description: 'Entity management, by API key or integrator token.' },
  { name: 'Payment history', description: 'Reports at three scopes, by API key.' },
  { name: 'Settlement', description: 'Settlement and reconciliation, by API key.' },
  { name: 'Authentication', description: 'The identity provider.' },
  { name: 'Description', description: 'This document.' },
  { name: 'Webhooks', description: 'What the service sends.' },
] as const;
