import type { Words } from '../words.ts';

export const starting: Words['starting'] = {
  title: 'Iniciando',
  noAnswer: 'O caixa não respondeu. Feche e abra de novo; nenhuma venda se perdeu.',
};

export const crash: Words['crash'] = {
  title: 'A tela teve um problema',
  text: 'Nada se perdeu: quem guarda e acompanha as vendas e os pagamentos é o caixa, não esta tela.',
  reload: 'Mostrar a tela de novo',
  detail: 'Para o suporte:',
};

export const header: Words['header'] = {
  product: 'Countertop',
  training: 'Treinamento',
  trainingNote: 'sem dinheiro real',
  sandbox: 'Sandbox',
  menu: 'Menu',
  lock: 'Bloquear',
  signedIn: (name) => `No caixa: ${name}`,
  busy: 'Serviço ocupado:',
  busySeconds: (seconds) => `${seconds} s`,
  session: {
    none: '',
    'signing-in': 'Conectando',
    'signed-in': 'Conectado',
    unreachable: 'Sem conexão',
    refused: 'Acesso recusado',
  },
};

export const notices: Words['notices'] = {
  'keyring-plain-text':
    'Este computador não consegue criptografar as credenciais guardadas. Use-o apenas para testes.',
  'ledger-repaired':
    'O registro de vendas estava danificado e foi reparado. Um gerente deve verificar as últimas vendas.',
  'ledger-damaged':
    'Alguns registros de vendas abertas não podem ser lidos. Nenhum dinheiro foi perdido: o serviço de pagamento conhece cada pagamento. Um gerente deve conferir lá antes de cobrar alguém de novo.',
  'ledger-full':
    'Não foi possível gravar o registro de vendas quando o caixa iniciou. As vendas abertas são acompanhadas; nada novo é cobrado até haver espaço.',
  'counter-damaged':
    'Um arquivo deste caixa estava danificado e foi posto de lado. Veja se o catálogo, os valores e os carrinhos em espera ainda estão lá.',
  'settings-damaged':
    'As configurações deste caixa estavam danificadas e foram postas de lado. Configure de novo o terminal, a impressora e a tela; as vendas e as senhas estão intactas.',
  'amounts-assumed':
    'Não consta quantas casas decimais têm os valores de vendas anteriores em todas as moedas. Compare uma venda antiga deste caixa com o recibo; se o valor for diferente, ligue para o fornecedor antes de usar relatórios antigos. Vendas novas não são afetadas.',
  'payments-open-elsewhere':
    'Há vendas em aberto em outro terminal. Ninguém lê os pagamentos delas até este caixa voltar a usá-lo.',
  'ledger-not-backed-up':
    'Não foi possível fazer o backup diário do registro de vendas. As vendas continuam e cada uma é registrada. Um gerente deve resolver a causa; o caixa tenta de novo a cada hora.',
  'certificates-checked':
    'A variável NODE_TLS_REJECT_UNAUTHORIZED está definida neste computador. O caixa verifica os certificados mesmo assim: informe no perfil a autoridade do seu serviço.',
  'secrets-in-environment':
    'Os segredos foram informados no ambiente deste computador, e outros programas podem lê-los até o caixa ser fechado. Inicie o caixa uma vez sem essas variáveis: ele mantém o que guardou. Ou informe-os em um arquivo (--secrets-file).',
  'unexpected-error':
    'Uma parte do caixa falhou e foi iniciada de novo. As vendas continuam; cada pagamento é registrado e acompanhado. Se este aviso voltar, feche o caixa, abra-o de novo e informe ao suporte o que aparece abaixo.',
};
