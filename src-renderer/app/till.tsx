import { useReducer, useState } from 'react';
import { Frame } from '../frame/frame.tsx';
import { emptyDraft, reduceDraft } from '../new-sale/draft.ts';
import { MenuScreen } from '../menu/menu-screen.tsx';
import { NewSaleScreen } from '../new-sale/new-sale-screen.tsx';
import { NotCreatedScreen } from '../outcome/not-created-screen.tsx';
import { toneOf } from '../outcome/outcome-look.ts';
import { OutcomeScreen } from '../outcome/outcome-screen.tsx';
import { AwaitingScreen } from '../payment/awaiting-screen.tsx';
import { CreatingScreen } from '../payment/creating-screen.tsx';
import { SetupScreen } from '../setup/setup-screen.tsx';
import { useLatest } from '../state/connection.ts';
import type { Place } from './place.ts';
import { chooseScreen } from './screen-choice.ts';
import { Starting } from './starting.tsx';

/** Draws the screen that the latest view asks for. Keeps only what main need not know: a half-typed sale. */
export function Till() {
  const { view, failure } = useLatest((latest) => latest);
  const [place, go] = useState<Place>('counter');
  const [draft, edit] = useReducer(reduceDraft, emptyDraft);
  const askSetup = () => go('setup');
  const toCounter = () => go('counter');

  const screen = chooseScreen(view, place);
  switch (screen.name) {
    case 'starting':
      return <Starting failure={failure} />;
    case 'setup':
      return (
        <Frame view={screen.view}>
          <SetupScreen view={screen.view} onClose={toCounter} />
        </Frame>
      );
    case 'menu':
      return (
        <Frame view={screen.view}>
          <MenuScreen onOpen={go} onClose={toCounter} />
        </Frame>
      );
    case 'new-sale':
      return (
        <Frame view={screen.view} onMenu={() => go('menu')}>
          <NewSaleScreen
            view={screen.view}
            terminal={screen.terminal}
            draft={draft}
            edit={edit}
            onSecrets={askSetup}
          />
        </Frame>
      );
    case 'creating':
      return (
        <Frame view={screen.view}>
          <CreatingScreen
            key={screen.sale.id}
            sale={screen.sale}
            terminal={screen.terminal}
            busy={screen.view.busyUntil !== undefined}
            onSecrets={askSetup}
          />
        </Frame>
      );
    case 'awaiting':
      return (
        <Frame view={screen.view}>
          <AwaitingScreen
            key={screen.sale.id}
            sale={screen.sale}
            terminal={screen.terminal}
            tenders={screen.view.tenders}
            onSecrets={askSetup}
          />
        </Frame>
      );
    case 'outcome':
      return (
        <Frame view={screen.view} tone={toneOf(screen.sale.stage.outcome)}>
          <OutcomeScreen
            key={screen.sale.id}
            sale={screen.sale}
            terminal={screen.terminal}
            concerns={screen.view.concerns.filter(({ saleId }) => saleId === screen.sale.id)}
          />
        </Frame>
      );
    case 'not-created':
      return (
        <Frame view={screen.view} tone="still">
          <NotCreatedScreen
            key={screen.sale.id}
            sale={screen.sale}
            terminal={screen.terminal}
            onAgain={() => edit({ type: 'restore', minor: screen.sale.amount.minor })}
          />
        </Frame>
      );
  }
}
