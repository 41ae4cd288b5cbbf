import type { Role } from '../../shared/staff/staff.ts';
import type { RecordedRole } from './shifts/journal-entry.ts';

export function recordedRole(role: Role): RecordedRole {
  return role === 'owner' ? { role: 'manager', owner: true } : { role };
}

export function roleOf({ role, owner }: RecordedRole): Role {
  return owner ? 'owner' : role;
}
