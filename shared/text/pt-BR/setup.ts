import type { Words } from '../words.ts';

export const setupReasons: Words['setupReasons'] = {
  'first-start': {
    title: 'Configurar este caixa',
    text: 'Carregue o perfil deste terminal ou experimente tudo primeiro no modo de treinamento.',
  },
  'profile-faulty': {
    title: 'O perfil tem erros',
    text: 'O caixa não inicia configurado pela metade. Corrija o que está na lista e carregue o perfil de novo.',
  },
  'secrets-missing': {
    title: 'Informe as credenciais',
    text: 'O perfil está carregado. O caixa guarda as credenciais criptografadas e nunca mais as mostra.',
  },
  'sign-in-refused': {
    title: 'Informe as credenciais de novo',
    text: 'Antes disso, o caixa não tenta se conectar de novo.',
  },
  failed: {
    title: 'O caixa não pôde iniciar',
    text: 'Nenhuma venda se perdeu. Se um cliente estava pagando, não cobre de novo antes que o caixa volte.',
  },
  asked: {
    title: 'Configuração',
    text: 'Altere as credenciais, carregue outro perfil ou passe para o modo de treinamento.',
  },
};

export const secrets: Words['secrets'] = {
  terminalPassword: 'Senha do terminal',
  clientSecret: 'Client secret',
  apiKey: 'Chave de API',
};

export const setup: Words['setup'] = {
  back: 'Voltar ao caixa',
  tryAgain: 'Tentar de novo',
  loadTitle: 'Carregar um perfil',
  loadText: 'Um arquivo JSON do seu provedor de pagamentos ou do seu gerente.',
  choose: 'Escolher um arquivo de perfil',
  drop: 'ou solte-o aqui',
  reading: 'Lendo…',
  tooLarge: 'Este arquivo é grande demais para ser um perfil. Escolha outro.',
  unreadable: 'Não foi possível ler este arquivo. Escolha-o de novo.',
  faultsOf: (file) => `Erros em ${file}`,
  faults: 'Erros no perfil',
  trainingTitle: 'Modo de treinamento',
  trainingText:
    'Um caixa completo para praticar. Nenhum dinheiro real é movimentado e nada sai deste computador.',
  useTraining: 'Usar o modo de treinamento',
  profileTitle: 'Perfil',
  store: 'Loja',
  merchant: 'Lojista',
  terminal: 'Terminal',
  environment: 'Ambiente',
  environments: { sandbox: 'Sandbox (dinheiro de teste)', production: 'Produção (dinheiro real)' },
  service: 'Serviço',
  optional: 'opcional',
  apiKeyHint: 'opcional, para buscar respostas perdidas',
  goesTo: (host) => `enviado para ${host}`,
  kept: 'deixe vazio para manter o valor atual',
  secretMissing: 'Preencha este campo.',
  stillOpen: (count) => `Em aberto: ${count}. O caixa os acompanha até o fim. Troque depois.`,
  leftOpen: 'Ninguém lerá esses pagamentos até este terminal ser usado de novo.',
  changeAnyway: 'Trocar mesmo assim',
  start: 'Iniciar o caixa',
  save: 'Salvar e conectar',
  starting: 'Conectando…',
};
