import type { StaffView } from '../../../shared/contract/staff-view.ts';
import type { TerminalView } from '../../../shared/contract/terminal-view.ts';
import { mayEnter } from '../routes.ts';
import type { PageRoute } from '../routes.ts';
import { FailureBanner } from '../../components/banner/failure-banner.tsx';
import { Page } from '../../components/layout/page.tsx';
import { MenuButton, MenuList } from '../../components/menu/menu-list.tsx';
import { useCommand } from '../../state/use-command.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { menuEntries } from './menu-entries.ts';

interface MenuScreenProps {
  readonly staff: StaffView;
  readonly terminal: TerminalView | undefined;
  readonly onOpen: (route: PageRoute) => void;
  readonly onClose: () => void;
}

/** The menu: everything that is not part of a sale. */
export function MenuScreen({ staff, terminal, onOpen, onClose }: MenuScreenProps) {
  const { training = false, backOfficeOnly = false } = terminal ?? {};
  const { menu } = useMessages();
  const leave = useCommand('training.leave');
  const leaveTraining = async () => {
    const left = await leave.run(undefined);
    if (left?.ok === true) onClose();
  };
  const entries = menuEntries.filter(
    ({ route, isOffice }) =>
      mayEnter(route, staff) && (training || route !== 'practice') && (isOffice ?? !backOfficeOnly),
  );
  return (
    <Page title={menu.title} onBack={onClose}>
      {leave.failure !== undefined && <FailureBanner failure={leave.failure} />}
      <MenuList>
        {training && (
          <MenuButton icon="exit" {...menu.entries['leave-training']} onPress={() => void leaveTraining()} />
        )}
        {entries.map(({ route, icon }) => (
          <MenuButton key={route} icon={icon} {...menu.entries[route]} onPress={() => onOpen(route)} />
        ))}
      </MenuList>
    </Page>
  );
}
