import { useMessages } from '../../../../messages/use-messages.ts';
import { Banner } from '../../../../components/banner/banner.tsx';
import type { FleetFault } from '../../../../../shared/contract/back-office/fleet.ts';

interface FleetFaultsProps {
  readonly file: string;
  readonly faults: readonly FleetFault[];
}

/** The faults in a file of tills, with what to do. Columns are named as in the file. */
export function FleetFaults({ file, faults }: FleetFaultsProps) {
  const { fleet, amounts, customer, faults: profile, expectations } = useMessages();
  const placeOf = ({ line, column }: FleetFault) => {
    if (line === 0) return amounts.wholeFile;
    return column === undefined ? amounts.line({ line }) : amounts.cell({ line, column });
  };
  const sayingOf = ({ fault, expected }: FleetFault) => {
    switch (fault) {
      case 'not-as-expected':
        return `${profile.expected} ${expected === undefined ? '' : String(expectations[expected])}`;
      case 'quotes':
      case 'missing-column':
      case 'column-twice':
      case 'too-long':
        return amounts.faults[fault];
      case 'malformed':
        return amounts.faults['unreadable-characters'];
      case 'missing':
        return customer.faults.missing;
      default:
        return fleet.faults[fault];
    }
  };
  return (
    <Banner kind="fault" alert title={fleet.faultsOf({ file })}>
      <ul>
        {faults.map((each) => (
          <li key={`${each.line} ${each.column ?? ''} ${each.fault} ${each.text ?? ''}`}>
            <strong>{placeOf(each)}</strong>
            {each.text !== undefined && (
              <>
                {' '}
                <q>
                  <bdi>{each.text}</bdi>
                </q>
              </>
            )}{' '}
            {sayingOf(each)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
