/** With and without daylight saving, odd offsets, both ends of the world, and midnights that do not exist. */
export const TIME_ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Africa/Cairo',
  'America/Santiago',
] as const;
