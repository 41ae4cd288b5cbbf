import { ROLES, type Role } from '../../../../shared/staff/staff.ts';
import { RadioGroup } from '../../../components/form/radio-group.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface ChooseRoleProps {
  readonly role: Role;
  /** Whoever has signed in may make somebody an owner. */
  readonly mayOwn: boolean;
  readonly onChoose: (role: Role) => void;
}

/** What somebody is at this till, with what comes of it when they are an owner. */
export function ChooseRole({ role, mayOwn, onChoose }: ChooseRoleProps) {
  const messages = useMessages().cashiers;
  return (
    <>
      <RadioGroup
        title={messages.role}
        options={ROLES.filter((each) => mayOwn || each !== 'owner').map((each) => ({
          value: each,
          name: messages.roles[each],
        }))}
        value={role}
        onChoose={onChoose}
      />
      <p role="status">{role === 'owner' && messages.ownerNote}</p>
    </>
  );
}
