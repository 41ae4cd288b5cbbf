import type { Words } from '../words.ts';

export const menu: Words['menu'] = {
  title: 'Menu',
  entries: {
    amounts: { name: 'Catálogo e valores', text: 'Artigos, valores rápidos, gorjetas, descontos' },
    guide: {
      name: 'Ajuda para a equipe',
      text: 'O que fazer quando um pagamento termina; para ler ou imprimir',
    },
    shift: { name: 'Turno', text: 'Abrir, fechar, relatórios X e Z' },
    cashiers: { name: 'Operadores', text: 'Nomes, PINs, quem pode fazer o quê' },
    'find-payment': { name: 'Buscar um pagamento', text: 'Por referência, código, valor ou dia' },
    printer: { name: 'Impressora', text: 'Impressora de recibos, gaveta, o que não foi impresso' },
    scanner: { name: 'Leitor', text: 'Velocidade, prefixo, fim do código; teste' },
    'customer-screen': { name: 'Tela do cliente', text: 'Segunda tela, gorjeta' },
    preferences: { name: 'Preferências', text: 'Idioma, cores, tamanho do texto, som' },
    setup: { name: 'Configuração', text: 'Perfil deste terminal, modo de treinamento' },
  },
};

export const page: Words['page'] = { back: 'Voltar' };
