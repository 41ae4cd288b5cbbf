import { html } from '../../hosted-page/html.ts';
import type { Html } from '../../hosted-page/html.ts';
import { button, row, shell, stateSection } from '../../hosted-page/shell.ts';
import type { Application } from '../application.ts';
import { possibleActions } from '../moves.ts';
import { isServiceAction, SERVICE_ACTIONS, wordsFor } from './words.ts';

/** The hosted signing page: the application, its status and the signature; afterwards the service's own actions. */
export function signingPage(application: Application, partnerName: string): string {
  const words = wordsFor(application.status);
  return shell(
    `${words.title} · ${application.merchantName}`,
    html``,
    html`<header>
        <p class="store">Application of</p>
        <p class="amount long">${application.merchantName}</p>
      </header>
      ${stateSection(words)}
      <dl>
        ${row('Partner', partnerName)} ${row('Signer', application.signerName)}
        ${row('E-mail', application.signerEmail ?? 'not given')} ${row('Application', application.id)}
      </dl>
      ${choices(application)}`,
  );
}

export function unknownPage(): string {
  const body = stateSection({
    tone: 'bad',
    mark: '×',
    title: 'This link is not valid',
    advice: 'The package was withdrawn, or a newer one was sent.',
  });
  return shell('This link is not valid', html``, body);
}

function choices({ status, signerName }: Application): Html {
  if (status === 'viewed') {
    return html`<form method="post">${button('sign', 'primary', `Sign as ${signerName}`)}</form>`;
  }
  const actions = possibleActions(status).filter(isServiceAction);
  if (actions.length === 0) return html``;
  return html`<form method="post">
    <fieldset>
      <legend>Or play the service's part</legend>
      ${actions.map((action) => button(action, 'plain', SERVICE_ACTIONS[action]))}
    </fieldset>
  </form>`;
}
