import type { Words } from '../words.ts';

export const customerScreen: Words['customerScreen'] = {
  title: 'Tela do cliente',
  display: 'Segunda tela',
  displays: {
    automatic: { name: 'Automática', text: 'Se houver uma segunda tela, ela é a do cliente.' },
    off: { name: 'Desativada', text: 'O cliente olha para esta tela.' },
  },
  tip: 'Gorjeta',
  tips: {
    ask: {
      name: 'Perguntar ao cliente',
      text: 'Ao cobrar, a tela do cliente primeiro pergunta pela gorjeta.',
    },
    off: { name: 'Não perguntar', text: 'Ao cobrar, o código aparece na hora.' },
  },
  state: {
    none: 'Nenhuma segunda tela conectada.',
    shown: 'A tela do cliente está ativa.',
    unplugged: 'A tela do cliente está desconectada.',
    closed: 'A tela do cliente foi fechada.',
  },
  lost: 'Nada se perdeu. Mostre esta tela ao cliente.',
  openAgain: 'Abrir de novo',
  understood: 'Entendi',
  asking: 'O cliente está escolhendo a gorjeta',
  askingText: 'Continua automaticamente.',
  noTip: 'Sem gorjeta: cobrar já',
  back: 'Voltar',
  turn: 'Mostrar ao cliente',
  turnBack: 'Voltar ao caixa',
  letType: 'Deixar o cliente digitar',
  typing: 'O cliente está digitando os dados',
  typingText: 'Eles aparecem aqui automaticamente.',
  typeHere: 'Digitar aqui mesmo',
  given: 'O cliente preencheu isto. Confira e cobre.',
  declined: 'O cliente prefere não informar.',
};
